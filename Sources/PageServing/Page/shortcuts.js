// ---- Keyboard shortcuts: a letter where nothing takes it, with Alt (on a Mac with Control) also from within the screen

const next = (select, by) => {
  const index = select.selectedIndex + by
  if (index < 0 || index >= select.options.length) return
  select.selectedIndex = index
  select.dispatchEvent(new Event('change'))
}
const unfold = id => { $(id).open = !$(id).open; $(id).scrollIntoView({ block: 'nearest' }) }
const zooms = [null, 0.5, 0.75, 1]
const shortcuts = [
  ['l', 'Rotate left', () => send({ t: 'rotate', v: 'left' })],
  ['r', 'Rotate right', () => send({ t: 'rotate', v: 'right' })],
  ['a', 'Light or dark', () => send({ t: 'appearance', v: settings.appearance === 'dark' ? 'light' : 'dark' })],
  ['d', 'Left to right or right to left', () => send({ t: 'direction', v: settings.direction === 'rtl' ? 'ltr' : 'rtl' })],
  ['+', 'Larger text', () => next($('text-size'), 1)],
  ['-', 'Smaller text', () => next($('text-size'), -1)],
  ['n', 'Next device', () => next($('device-name'), 1)],
  ['p', 'Previous device', () => next($('device-name'), -1)],
  ['z', 'Zoom', () => setZoom(zooms[(zooms.indexOf(zoom) + 1) % zooms.length])],
  ['c', 'Increased contrast', () => toggle('contrast')],
  ['b', 'Bold text', () => toggle('boldText')],
  ['m', 'Less motion', () => toggle('reducedMotion')],
  ['t', 'Drawn keyboard', () => toggle('keyboard')],
  ['s', 'Slow motion', () => toggle('slow')],
  ['i', 'Screenshot', () => screenshot()],
  ['v', 'Inspect views', () => inspect(!isInspecting)],
  ['o', 'All screens', () => openScreens()],
  ['w', 'Several devices side by side', () => openWall()],
  ['e', 'Examples, where there are several', () => openStart()],
  ['y', 'Scenario', () => unfold('scenario')],
  ['f', 'Frames', () => unfold('frames')],
  ['k', 'Console', () => unfold('console')],
  ['x', 'Restart the app', () => send({ t: 'restart' })],
  ['?', 'This list', () => openHelp()],
]

function openHelp() {
  const key = name => make('kbd', { textContent: name.toUpperCase() })
  $('help').replaceChildren(make('h2', { textContent: 'Keyboard shortcuts' }),
    make('p', { textContent: `From within the screen with ${isMac ? 'Control' : 'Alt'}. Two fingers: drag with ${isMac ? 'Option' : 'Alt'}, around the middle to turn; on a trackpad pinch, with Shift to turn.` }),
    make('dl', {}, ...shortcuts.map(([name, words]) => make('div', {}, make('dt', {}, key(name)), make('dd', { textContent: words })))),
    make('button', { textContent: 'Close', onclick: () => $('help').close() }))
  $('help').showModal()
}
$('help-open').onclick = openHelp

// What the key says without Alt, which types other characters on some keyboards.
const plainKey = event => event.altKey || event.ctrlKey
  ? { Equal: '+', NumpadAdd: '+', Minus: '-', NumpadSubtract: '-', Slash: '?' }[event.code] ?? event.code.replace(/^Key/, '').toLowerCase()
  : event.key.toLowerCase()

document.addEventListener('keydown', event => {
  if (!settings || isEmbedded || event.metaKey || event.isComposing || document.querySelector('dialog[open]')) return
  const isInside = glass.contains(event.target), isHeld = isMac ? event.ctrlKey && !event.altKey : event.altKey && !event.ctrlKey
  if (!isHeld && (event.ctrlKey || event.altKey)) return
  if (!isHeld && (isInside && (takesText || event.key !== '?') || ['input', 'select', 'textarea'].includes(event.target.localName) && !isInside)) return
  const found = shortcuts.find(([name]) => name === plainKey(event) || name === '+' && !isHeld && event.key === '=')
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  found[2]()
}, true)
