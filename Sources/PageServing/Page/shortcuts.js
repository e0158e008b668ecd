// ---- Keyboard shortcuts: a letter where nothing takes it, with Alt (on a Mac with Control) also from within the screen

// A key, what it does in words, and the control of the panel that it is for: it is clicked; of several the one after the pressed
// one; of a list the entry so many further; where a choice costs a start of the app, the list only takes the keyboard.
const shortcuts = [
  ['l', 'Rotate left', '[data-value=left]'],
  ['r', 'Rotate right', '[data-value=right]'],
  ['a', 'Light or dark', '[data-type=appearance]'],
  ['d', 'Left to right or right to left', '[data-type=direction]'],
  ['+', 'Larger text', '#text-size', 1],
  ['-', 'Smaller text', '#text-size', -1],
  ['n', 'Next device', '#device-name', 1],
  ['p', 'Previous device', '#device-name', -1],
  ['u', 'Choose the locale, by arrows or letters', '#locale'],
  ['z', 'Zoom', '[data-zoom]'],
  ['c', 'Increased contrast', '[data-toggle=contrast]'],
  ['b', 'Bold text', '[data-toggle=boldText]'],
  ['m', 'Less motion', '[data-toggle=reducedMotion]'],
  ['t', 'Drawn keyboard', '[data-toggle=keyboard]'],
  ['s', 'Slow motion', '[data-toggle=slow]'],
  ['i', 'Screenshot', '#screenshot'],
  ['v', 'Inspect views', '#inspect'],
  ['j', 'Choose the screen, by arrows or letters', '#screen-name'],
  ['o', 'All screens', '#screens-open'],
  ['w', 'Several devices side by side', '#wall-open'],
  ['e', 'Examples, where there are several', '#start-open'],
  ['y', 'Scenario', '#scenario > summary'],
  ['Shift+Y', 'Scenario or Swift test', '[data-kind]'],
  ['Shift+C', 'Copy the scenario', '#scenario-copy'],
  ['Shift+S', 'Save the scenario', '#scenario-save'],
  ['f', 'Frames', '#frames > summary'],
  ['q', 'The address for other devices', '#elsewhere > summary'],
  ['Shift+Q', 'Copy that address', '#elsewhere-copy'],
  ['k', 'Console', '#console > summary'],
  ['Shift+K', 'Copy what is printed', '#console-copy'],
  ['Shift+X', 'Clear the console', '#console-clear'],
  ['x', 'Restart the app', '#restart-app'],
  ['g', 'Settings, in a narrow window', '#panel-open'],
  ['?', 'This list', '#help-open'],
]
const controlsOf = selector => [...$('panel').querySelectorAll(selector)]

function operate([, , selector, by]) {
  const controls = controlsOf(selector), [control] = controls
  if (controls.length > 1) controls[(controls.findIndex(each => each.ariaPressed === 'true') + 1) % controls.length].click()
  else if (by) {
    const index = control.selectedIndex + by
    if (index < 0 || index >= control.options.length) return
    control.selectedIndex = index
    control.dispatchEvent(new Event('change'))
  } else if (control.localName === 'select') control.focus()
  else {
    control.click()
    if (control.localName === 'summary') control.parentElement.scrollIntoView({ block: 'nearest' })
  }
}

// Each control says its key, to whoever points at it and to assistive technology.
for (const [key, words, selector] of shortcuts) {
  for (const control of controlsOf(selector)) {
    control.ariaKeyShortcuts = [control.ariaKeyShortcuts, key === '+' ? 'Plus' : key].filter(part => part).join(' ')
    control.title += `${control.title ? '. ' : ''}${words}: ${key.toUpperCase()}`
  }
}

function openHelp() {
  const keys = name => (name.length > 1 ? name.split('+') : [name]).map(key => make('kbd', { textContent: key.toUpperCase() }))
  $('help').replaceChildren(make('h2', { textContent: 'Keyboard shortcuts' }),
    make('p', { textContent: `While a text on the screen is edited: with ${isMac ? 'Control' : 'Alt'}. Two fingers: drag with ${isMac ? 'Option' : 'Alt'}, around the middle to turn; on a trackpad pinch, with Shift to turn.` }),
    make('dl', {}, ...shortcuts.map(([name, words]) => make('div', {}, make('dt', {}, ...keys(name)), make('dd', { textContent: words })))),
    make('button', { textContent: 'Close', onclick: () => $('help').close() }))
  $('help').showModal()
  $('help').scrollTop = 0
}
$('help-open').onclick = openHelp

// The key where it stands on an American keyboard, where Alt or another script types other characters.
const codes = { Equal: '+', NumpadAdd: '+', Minus: '-', NumpadSubtract: '-', Slash: '?' }
function plainKey(event) {
  const isTyped = !event.altKey && !event.ctrlKey && /^[ -~]$/.test(event.key)
  const key = isTyped ? event.key.toLowerCase().replace('=', '+') : codes[event.code] ?? event.code.replace(/^Key/, '').toLowerCase()
  return event.shiftKey && /^[a-z]$/.test(key) ? `Shift+${key.toUpperCase()}` : key
}

document.addEventListener('keydown', event => {
  if (!settings || isEmbedded || event.metaKey || event.isComposing || document.querySelector('dialog[open]')) return
  const isInside = glass.contains(event.target), isHeld = isMac ? event.ctrlKey && !event.altKey : event.altKey && !event.ctrlKey
  if (!isHeld && (event.ctrlKey || event.altKey)) return
  if (!isHeld && (isInside && (takesText || event.key !== '?') || ['input', 'select', 'textarea'].includes(event.target.localName) && !isInside)) return
  const found = shortcuts.find(([name]) => name === plainKey(event))
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  operate(found)
}, true)
