// ---- What of the source is shown: the app, a view controller or a preview

const nameOfScreen = id => settings.screens.find(screen => screen.id === id)?.name ?? id
$('screen-name').onchange = event => send({ t: 'screen', v: event.target.value })

function showScreens() {
  const { screens } = settings, shown = settings.screen ?? ''
  $('screens').hidden = !screens.length && !shown
  const ids = ['', ...screens.map(screen => screen.id)]
  if (!ids.includes(shown)) ids.push(shown)
  fill($('screen-name'), ids, shown, id => id ? nameOfScreen(id) : settings.title,
    id => !id ? 'App' : id.startsWith('preview:') ? 'Previews' : 'View controllers')
}

// The address may name a preview, which is shown whatever was before: `?preview=FILE:LINE`.
function askForScreen() {
  if (query.get('preview')) send({ t: 'screen', v: 'preview:' + query.get('preview') })
}

// Pictures of the screens that this page has shown.
const pictures = new Map()
function keepPicture() {
  if (!settings || !device.width || !screen.width) return
  const small = document.createElement('canvas')
  small.width = 240
  small.height = Math.round(240 * device.height / device.width)
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(device, 0, 0, small.width, small.height)
  pictures.set(settings.screen ?? '', small.toDataURL('image/jpeg', 0.8))
}

// One that was not shown here is made where the command line makes pictures.
function pictureCard(id) {
  const image = make('img', { src: pictures.get(id) ?? pictureOf(start?.shown, id), alt: '', loading: 'lazy' })
  retrying(image, make('i', { textContent: id ? '' : '▶' }))
  return image
}

// The app lists what it knows without running any of it; what else there is, a process of its own tells.
async function allScreens() {
  const address = new URL('screens' + location.search, location.href)
  if (start?.shown !== undefined) address.searchParams.set('source', start.shown)
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? (await answer.json()).screens : []
}

function openScreens() {
  keepPicture()
  const shown = settings.screen ?? ''
  const cardFor = ({ id, name }) => {
    const card = make('button', { className: 'card', onclick: () => { $('all-screens').close(); if (id !== shown) send({ t: 'screen', v: id }) } },
      pictureCard(id),
      make('b', { textContent: name }), make('small', { textContent: !id ? 'the app' : id.startsWith('preview:') ? id.slice(8) : 'view controller' }))
    if (id === shown) card.setAttribute('aria-current', true)
    return card
  }
  const listed = [{ id: '', name: settings.title }, ...settings.screens], cards = make('div', { className: 'cards' }, ...listed.map(cardFor))
  allScreens().then(all => cards.append(...all.filter(({ id }) => !listed.some(screen => screen.id === id)).map(cardFor)))
  $('all-screens').replaceChildren(cards, make('button', { textContent: 'Close', onclick: () => $('all-screens').close() }))
  $('all-screens').showModal()
}
$('screens-open').onclick = openScreens
