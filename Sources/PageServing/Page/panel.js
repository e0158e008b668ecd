// ---- The panel

$('device-name').onchange = event => send({ t: 'device', v: event.target.value })
$('text-size').onchange = event => send({ t: 'textSize', v: event.target.value })
for (const button of document.querySelectorAll('button[data-type]')) {
  button.onclick = () => send({ t: button.dataset.type, v: button.dataset.value })
}

const words = name => name.replace(/[A-Z]+/g, letters => ' ' + letters.toLowerCase()).replace(/^./, c => c.toUpperCase())

function fill(select, names, chosen, label) {
  if (select.dataset.names !== names.join()) {
    select.dataset.names = names.join()
    select.replaceChildren(...names.map(name => new Option(label(name), name)))
  }
  select.value = chosen
}

// A page that stays open while the app is started anew keeps what was chosen in it.
const turns = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft']
function restore(chosen, news) {
  if (news.devices.includes(chosen.device) && chosen.device !== news.device) send({ t: 'device', v: chosen.device })
  for (const t of ['textSize', 'appearance', 'direction']) if (chosen[t] !== news[t]) send({ t, v: chosen[t] })
  const turn = turns.indexOf(chosen.orientation) - turns.indexOf(news.orientation)
  for (let i = 0; i < (turn + 4) % 4; i++) send({ t: 'rotate', v: 'right' })
}

let isNew = true
function apply(news) {
  if (isNew && settings) restore(settings, news)
  isNew = false
  settings = news
  document.title = settings.title
  $('title').textContent = settings.title
  fill($('device-name'), settings.devices, settings.device, name => name)
  fill($('text-size'), settings.textSizes, settings.textSize, words)
  for (const button of document.querySelectorAll('button[data-type]')) {
    const current = settings[button.dataset.type]
    if (current) button.setAttribute('aria-pressed', current === button.dataset.value)
  }
  $('state').textContent = words(settings.orientation)
  fit()
}
