// ---- Several devices side by side: each a frame with a page of its own, whose app is a process of its own. What is done in one
// is done in all: a tap by the name of what it meets, else at the same part of the screen; wheels, drags and keys as they are.

const largest = 'accessibilityExtraExtraExtraLarge'
const walls = {
  'Devices': ['device=iPhone SE (3rd generation)', 'device=iPhone 17', 'device=iPhone 17 Pro Max', 'device=iPad (A16)'],
  'Looks': ['appearance=light', 'appearance=dark', 'direction=rtl', `textSize=${largest}`],
  'Text sizes': () => settings.textSizes.map(size => `textSize=${size}`),
}
const titleOf = name => name.split(';').map(part => { const [key, value] = part.split('='); return key === 'device' ? value : value === 'rtl' ? 'Right to left' : words(value) }).join(', ')

function openWall(kind = 'Devices') {
  if (!settings) return
  const names = typeof walls[kind] === 'function' ? walls[kind]() : walls[kind]
  $('wall-kinds').replaceChildren(...Object.keys(walls).map(name => make('button', { textContent: name, ariaPressed: name === kind, onclick: () => openWall(name) })))
  $('wall-frames').dataset.kind = kind
  $('wall-frames').replaceChildren(...names.map(name => {
    const address = new URL(location.pathname + location.search, location.href)
    address.searchParams.delete('preview')
    address.searchParams.set('embed', '1')
    address.searchParams.set('beside', name)
    return make('figure', {}, make('iframe', { src: address, title: titleOf(name) }), make('figcaption', { textContent: titleOf(name) }))
  }))
  $('wall-frames').classList.remove('sized')
  $('wall').hidden = false
}

// A frame says how large its device is, in points. All are drawn to one scale, as large as the window allows; in a narrow one they are
// scrolled.
function frameIs(page, size) {
  const frame = [...document.querySelectorAll('#wall iframe')].find(frame => frame.contentWindow === page)
  if (!frame) return
  frame.size = size
  frame.style.background = 'none'
  scaleFrames()
}
function scaleFrames() {
  const box = $('wall-frames'), frames = [...box.children].map(figure => figure.firstChild)
  if (box.dataset.kind === 'Text sizes' || !frames.length || frames.some(frame => !frame.size)) return
  const around = 2 * Math.max(...frames.map(frame => frame.size.bezel)) + 2, gaps = 40 + 18 * (frames.length - 1)
  const across = (box.clientWidth - gaps - around * frames.length) / frames.reduce((sum, frame) => sum + frame.size.w, 0)
  const down = (box.clientHeight - 16 - 26 - around) / Math.max(...frames.map(frame => frame.size.h))
  const alone = (box.clientWidth - 40 - around) / Math.max(...frames.map(frame => frame.size.w))
  const scale = Math.min(across < 0.3 ? alone : across, down, 1)
  for (const frame of frames) {
    frame.style.width = Math.ceil(frame.size.w * scale + 2 * frame.size.bezel) + 1 + 'px'
    frame.style.height = Math.ceil(frame.size.h * scale + 2 * frame.size.bezel) + 1 + 'px'
  }
  box.classList.add('sized')
}
new ResizeObserver(scaleFrames).observe($('wall-frames'))

function closeWall() {
  $('wall').hidden = true
  $('wall-frames').replaceChildren()
}
$('wall-open').onclick = () => openWall()
$('wall-close').onclick = closeWall
document.addEventListener('keydown', event => {
  if ($('wall').hidden || event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  closeWall()
}, true)

// A frame says what was done in it, and the others do it.
window.addEventListener('message', event => {
  if (event.origin !== location.origin || !event.data?.shoji) return
  if (isEmbedded) return follow(event.data.shoji)
  for (const frame of document.querySelectorAll('#wall iframe')) {
    if (frame.contentWindow !== event.source) frame.contentWindow.postMessage(event.data, location.origin)
  }
})

const beside = isEmbedded ? query.get('beside') : null
const mirrored = new Set(['keydown', 'keyup', 'compose', 'composed', 'paste', 'wheel', 'began', 'moved', 'ended', 'cancelled'])
// What is done to an element by its name goes to the element of that name.
const named = new Set(['focus', 'fill', 'adjust'])
let gesture = null
// Called for all that this page sends.
function tellBeside(message) {
  if (beside === null || parent === window || isFollowing) return
  if (named.has(message.t)) {
    const name = nameAt(message)
    if (name) parent.postMessage({ shoji: { t: 'named', name, message } }, location.origin)
    return
  }
  const share = ({ x, y }) => ({ x: x * screen.scale / screen.width, y: y * screen.scale / screen.height })
  const say = what => parent.postMessage({ shoji: what }, location.origin)
  if (message.t === 'scroll') {
    const scrolled = scrolling().find(part => part.scroll[4] === message.n)
    return say({ t: 'scrolled', ...share(scrolled.middle), message })
  }
  if (!mirrored.has(message.t)) return
  const part = message.x === undefined ? message : { ...message, ...share(message) }
  if (message.t === 'began' && !gesture) {
    // Until it moves it may be a tap.
    gesture = { at: message, name: nameAt(message), waiting: [part] }
    return
  }
  if (!gesture || message.n !== gesture.at.n) return say(part)
  gesture.waiting.push(part)
  const isTap = Math.hypot(message.x - gesture.at.x, message.y - gesture.at.y) < 8
  if (message.t === 'ended' && isTap && gesture.name && gesture.waiting.length) say({ t: 'tap', name: gesture.name, began: gesture.waiting[0], ended: part })
  else if (message.t !== 'ended' && message.t !== 'cancelled' && isTap) return
  else for (const each of gesture.waiting) say(each)
  if (message.t === 'ended' || message.t === 'cancelled') gesture = null
  else gesture.waiting = []
}

const nameOf = part => ({ role: part.dataset.role, label: part.getAttribute('aria-label') || part.textContent })
// What only holds others is not what somebody means.
const holders = new Set(['group', 'list', 'tablist', 'menu', 'dialog', 'alertdialog'])
function nameAt({ x, y }) {
  const box = glass.getBoundingClientRect()
  const found = document.elementsFromPoint(box.left + x * pointsToCSS, box.top + y * pointsToCSS).find(part => part.dataset?.role)
  const name = found && !holders.has(found.dataset.role) && nameOf(found)
  return name?.label ? name : null
}

let isFollowing = false
function follow(message) {
  isFollowing = true
  const place = part => part.x === undefined ? part : { ...part, x: round(part.x * screen.width / screen.scale), y: round(part.y * screen.height / screen.scale) }
  const partOf = name => [...document.querySelectorAll('#accessible [data-role]')].find(part => {
    const { role, label } = nameOf(part)
    return role === name.role && label === name.label
  })
  if (message.t === 'named') {
    const found = partOf(message.name)
    if (found) send({ ...message.message, ...found.middle })
  } else if (message.t === 'scrolled') {
    // What scrolls has a number of its own in each app: what lies nearest to the same part of the screen is meant.
    const at = place(message), far = ({ middle }) => Math.hypot(middle.x - at.x, middle.y - at.y)
    const found = scrolling().sort((a, b) => far(a) - far(b))[0]
    if (found) send({ ...message.message, n: found.scroll[4] })
  } else if (message.t === 'tap') {
    const found = partOf(message.name)
    if (found) found.click()
    else { send(place(message.began)); send(place(message.ended)) }
  } else send(place(message))
  isFollowing = false
}
