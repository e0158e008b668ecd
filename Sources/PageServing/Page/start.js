// ---- The start page: what there is to choose from, with a picture of each app and of each of its screens. Pictures come as
// they are made; the page is there before.

const pictureOf = (source, screen) => {
  const address = new URL('picture' + location.search, location.href)
  if (source) address.searchParams.set('source', source)
  if (screen) address.searchParams.set('screen', screen)
  return address
}

// A picture that is not made yet may be refused while many are waited for.
function retrying(image, instead) {
  let tries = 3
  image.onerror = () => {
    if (!tries--) return image.replaceWith(instead)
    const { src } = image
    setTimeout(() => { image.src = src }, 3000)
  }
}

function cardOf(picture, name, about, chosen) {
  const image = make('img', { alt: '', loading: 'lazy' })
  if (picture) image.src = picture
  retrying(image, make('i', { textContent: name.slice(0, 1) }))
  return make('button', { className: 'card', onclick: chosen }, image, make('b', { textContent: name }), make('small', { textContent: about, title: about }))
}

let start = null
function showStart(news) {
  const isNewList = JSON.stringify(start?.sources) !== JSON.stringify(news.sources)
  start = news
  $('start-open').hidden = false
  if (isNewList) $('start-sources').replaceChildren(...news.sources.map(sourceOf))
  $('start').hidden = news.shown !== undefined
  $('start-words').textContent = ''
}
function openStart() {
  if (!start) return
  $('start').hidden = false
  $('start-words').textContent = ''
}
$('start-open').onclick = openStart
document.addEventListener('keydown', event => {
  if ($('start').hidden || event.key !== 'Escape' || start.shown === undefined) return
  event.stopPropagation()
  $('start').hidden = true
}, true)

function choose(source, screen) {
  $('start-words').textContent = `Starting ${screen ? screen.name : source} …`
  send({ t: 'source', v: screen ? `${source}#${screen.id}` : source })
}

// A source: its screens are asked for when it comes into sight, one source after the other as the reader scrolls.
function sourceOf({ name, about }) {
  const cards = make('div', { className: 'cards' }), part = make('section', {}, make('h3', { textContent: name }), make('p', { textContent: about }), cards)
  const whole = cardOf(null, name, 'the app', () => choose(name))
  cards.append(whole)
  new IntersectionObserver(async (entries, observer) => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    const address = new URL('screens' + location.search, location.href)
    address.searchParams.set('source', name)
    const answer = await fetch(address).catch(() => null)
    if (!answer?.ok) return
    const { app, screens } = await answer.json()
    // Of a gallery there is no app, only its screens.
    whole.hidden = !app
    if (app) whole.querySelector('img').src = pictureOf(name)
    cards.append(...screens.map(screen => cardOf(pictureOf(name, screen.id), screen.name,
      screen.id.startsWith('preview:') ? screen.id.slice(8) : 'view controller', () => choose(name, screen))))
  }, { root: $('start') }).observe(part)
  return part
}
