// ---- The panel

$('device-name').onchange = event => send({ t: 'device', v: event.target.value })
$('text-size').onchange = event => send({ t: 'textSize', v: event.target.value })
for (const button of document.querySelectorAll('button[data-type]')) {
  button.onclick = () => send({ t: button.dataset.type, v: button.dataset.value })
}
const isOn = name => settings?.[name] === 'on'
const toggle = name => send({ t: name, v: isOn(name) ? 'off' : 'on' })
for (const button of document.querySelectorAll('button[data-toggle]')) button.onclick = () => toggle(button.dataset.toggle)
// An app is started anew with another locale: it reads it once.
$('locale').onchange = event => send({ t: 'locale', v: event.target.value })
$('restart-app').onclick = () => send({ t: 'restart' })
const locales = ['en_US', 'en_GB', 'ar_SA', 'cs_CZ', 'da_DK', 'de_DE', 'el_GR', 'es_ES', 'fi_FI', 'fr_FR', 'he_IL', 'hi_IN', 'hu_HU', 'id_ID',
  'it_IT', 'ja_JP', 'ko_KR', 'nb_NO', 'nl_NL', 'pl_PL', 'pt_BR', 'ro_RO', 'ru_RU', 'sv_SE', 'th_TH', 'tr_TR', 'uk_UA', 'vi_VN', 'zh_CN', 'zh_TW']
const nameOfLocale = id => {
  try { return `${new Intl.DisplayNames('en', { type: 'language' }).of(id.replace('_', '-'))}` } catch { return id }
}

function screenshot() {
  const words = [settings.title, settings.device, settings.orientation, settings.appearance]
  device.toBlob(blob => save(blob, words.join('-').replace(/[^\w.-]+/g, '_') + '.png'))
}
$('screenshot').onclick = screenshot
function save(blob, name) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10000)
}

const words = name => name.replace(/[A-Z]+/g, letters => ' ' + letters.toLowerCase()).replace(/^./, c => c.toUpperCase())

function fill(select, names, chosen, label, group) {
  if (select.dataset.names !== names.join()) {
    select.dataset.names = names.join()
    const groups = Map.groupBy?.(names, group ?? (() => ''))
    if (group && groups) {
      select.replaceChildren(...[...groups].map(([title, members]) => {
        const made = document.createElement('optgroup')
        made.label = title
        made.append(...members.map(name => new Option(label(name), name)))
        return made
      }))
    } else select.replaceChildren(...names.map(name => new Option(label(name), name)))
  }
  select.value = chosen
}

// A page that stays open while the app is started anew keeps what was chosen in it.
const turns = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft']
function restore(chosen, news) {
  if (news.devices.includes(chosen.device) && chosen.device !== news.device) send({ t: 'device', v: chosen.device })
  for (const t of ['textSize', 'appearance', 'direction', 'contrast', 'boldText', 'reducedMotion', 'keyboard', 'slow']) if (chosen[t] !== news[t]) send({ t, v: chosen[t] })
  const turn = turns.indexOf(chosen.orientation) - turns.indexOf(news.orientation)
  for (let i = 0; i < (turn + 4) % 4; i++) send({ t: 'rotate', v: 'right' })
}

let isNew = true
function apply(news) {
  // A page beside another is on a device of its own.
  if (isNew && settings && !beside) restore(settings, news)
  isNew = false
  settings = news
  if (start?.shown) $('start').hidden = true
  document.title = settings.title
  $('title').textContent = settings.title
  fill($('device-name'), settings.devices, settings.device, name => name, name => name.startsWith('iPad') ? 'iPad' : 'iPhone')
  fill($('text-size'), settings.textSizes, settings.textSize, words)
  for (const button of document.querySelectorAll('button[data-type]')) {
    const current = settings[button.dataset.type]
    if (current) button.setAttribute('aria-pressed', current === button.dataset.value)
  }
  fill($('locale'), locales.includes(settings.locale) ? locales : [...locales, settings.locale], settings.locale, nameOfLocale)
  for (const button of document.querySelectorAll('button[data-toggle]')) button.setAttribute('aria-pressed', isOn(button.dataset.toggle))
  showScreens()
  $('state').textContent = words(settings.orientation)
  fit()
}

// In a narrow window the panel is its title alone until it is opened.
$('panel-open').onclick = () => $('panel-open').setAttribute('aria-expanded', $('panel').classList.toggle('open'))
