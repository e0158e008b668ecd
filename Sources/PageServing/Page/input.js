// ---- Fingers, wheels and keys to the server

function send(message) {
  if (socket?.readyState === 1) socket.send(JSON.stringify({ g: shownApp, ...message }))
  tellBeside(message)
}
const round = value => Math.round(value * 100) / 100
const place = event => {
  const box = view.getBoundingClientRect()
  return { x: round((event.clientX - box.left) / pointsToCSS), y: round((event.clientY - box.top) / pointsToCSS) }
}
// The other finger of two: across the middle of the screen.
const across = at => ({ x: round(screen.width / screen.scale - at.x), y: round(screen.height / screen.scale - at.y) })

// The pointers that are down; true for one that stands for two fingers.
const touching = new Map()
const second = 1000
// The part of the tree that was pressed: the glass has the pointer then, and gets the click too.
let pressed = null
glass.addEventListener('pointerdown', event => {
  if (event.button !== 0) return
  // A phone's own keyboard comes up only where the app takes text.
  if (!takesTyping(event.target)) {
    (event.pointerType === 'touch' && !takesText ? view : keys).focus({ preventScroll: true })
    event.preventDefault()
  } else event.target.chosen = performance.now()
  glass.setPointerCapture(event.pointerId)
  touching.set(event.pointerId, event.altKey)
  pressed = event.target
  send({ t: 'began', n: event.pointerId, ...place(event) })
  if (event.altKey) send({ t: 'began', n: event.pointerId + second, ...across(place(event)) })
  showFingers(event)
})
for (const [type, t] of [['pointermove', 'moved'], ['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
  glass.addEventListener(type, event => {
    if (!touching.has(event.pointerId)) return
    const isTwo = touching.get(event.pointerId)
    if (t !== 'moved') touching.delete(event.pointerId)
    send({ t, n: event.pointerId, ...place(event) })
    if (isTwo) send({ t, n: event.pointerId + second, ...across(place(event)) })
    if (t === 'ended' && document.elementsFromPoint(event.clientX, event.clientY).includes(pressed)) turnOver(pressed)
    showFingers(event)
  })
}
function showFingers(event) {
  const isTwo = touching.get(event.pointerId), at = place(event)
  const dots = isTwo ? [at, across(at)] : []
  $('fingers').replaceChildren(...dots.map(dot => {
    const made = document.createElement('i')
    made.style.cssText = `left:${dot.x * pointsToCSS}px;top:${dot.y * pointsToCSS}px`
    return made
  }))
}
glass.addEventListener('contextmenu', event => event.preventDefault())

// Two fingers on either side of a place, so many points from it and turned by an angle.
function twoFingers(t, { x, y }, reach, angle) {
  for (const [n, side] of [[second, -1], [second + 1, 1]]) {
    send({ t, n, x: round(x + side * reach * Math.cos(angle)), y: round(y + side * reach * Math.sin(angle)) })
  }
}
// A trackpad's pinch comes as a wheel with Control: two fingers that move apart around the pointer, or with Shift turn around it.
let pinch = null
function pinchBy(event) {
  const unit = event.deltaMode === 1 ? 16 : 1, by = (event.deltaY || event.deltaX) * unit * 0.01
  if (!pinch) {
    pinch = { at: place(event), reach: 50, angle: 0 }
    twoFingers('began', pinch.at, pinch.reach, pinch.angle)
  }
  clearTimeout(pinch.end)
  if (event.shiftKey) pinch.angle += by
  else pinch.reach = Math.min(Math.max(pinch.reach * Math.exp(-by), 5), 2000)
  twoFingers('moved', pinch.at, pinch.reach, pinch.angle)
  pinch.end = setTimeout(() => { twoFingers('ended', pinch.at, pinch.reach, pinch.angle); pinch = null }, 150)
}
// Safari tells what two fingers on a trackpad do by events of its own; on a touch screen they are pointers.
let onPad = null
for (const [type, t] of [['gesturestart', 'began'], ['gesturechange', 'moved'], ['gestureend', 'ended']]) {
  glass.addEventListener(type, event => {
    event.preventDefault()
    if (t === 'began' && !touching.size) onPad = place(event)
    if (!onPad) return
    twoFingers(t, onPad, Math.min(Math.max(50 * event.scale, 5), 2000), event.rotation * Math.PI / 180)
    if (t === 'ended') onPad = null
  })
}
glass.addEventListener('wheel', event => {
  event.preventDefault()
  if (event.ctrlKey) return pinchBy(event)
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? screen.height / screen.scale : 1 / pointsToCSS
  const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
  send({ t: 'wheel', ...place(event), dx: dx * unit, dy: dy * unit })
}, { passive: false })

// ---- The keyboard. A hidden text field has the focus, for only a field is given composition, dead keys and pastes.

const isMac = /Mac|iP/.test(navigator.platform)
// With Control or Command these stay the browser's own.
const browsers = new Set(['r', 't', 'w', 'n', 'l', 'q', 'j', 'd', 'f', 'p', '+', '-', '=', '0', 'Tab'])
const moves = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'Delete'])
// With Control, where Control is not a Mac's: the beginning and the end of a text.
const ends = { Home: 'ArrowUp', End: 'ArrowDown' }
const arrows = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }
// What a key does to the element that has the focus, as on any page: Enter and Space press it, arrows change its value.
function pressPart(part, key) {
  if (!part.middle || takesTyping(part)) return false
  if (part.type === 'range' || part.type === 'number') {
    if (!arrows[key]) return false
    send({ t: 'adjust', n: arrows[key], ...part.middle })
  } else {
    if (key !== 'Enter' && key !== ' ') return false
    turnOver(part)
    tap(part)
  }
  return true
}
// Whether a text was chosen that the app has not said yet to edit.
const isAwaited = part => performance.now() - (part.chosen ?? -1000) < 1000
const press = (...names) => {
  for (const v of names) send({ t: 'keydown', v })
  for (const v of names.reverse()) send({ t: 'keyup', v })
}
let askedForCopy = 0

glass.addEventListener('keydown', event => {
  const { key } = event
  if (event.isComposing || ['Process', 'Dead', 'Unidentified', 'AltGraph', 'Control', 'Meta', 'Alt'].includes(key)) return
  // Held while others are pressed, whichever came first.
  if (key === 'Shift') return send({ t: 'keydown', v: key })
  // AltGr, which some systems call Control and Alt, and a Mac's Option type characters.
  const isTyped = key.length === 1 && (event.getModifierState('AltGraph') || event.ctrlKey && event.altKey
    || isMac && event.altKey && !event.metaKey && !event.ctrlKey)
  const isCommand = !isTyped && (event.metaKey || event.ctrlKey)
  if (key === 'Tab' && (!takesText && !isAwaited(event.target) || isCommand || event.altKey)) return
  if (!isCommand && !event.altKey && pressPart(event.target, key)) return event.preventDefault()
  if (isCommand) {
    const name = key.length === 1 ? key.toLowerCase() : key
    // A paste comes as an event of its own, with its text.
    if (browsers.has(name) || name === 'v') return
    if (name === 'c' || name === 'x') askedForCopy = performance.now()
    // Elsewhere Control goes by words, as Option does on a Mac.
    if (!isMac && event.ctrlKey && name === 'y') press('Meta', 'Shift', 'z')
    else if (!isMac && event.ctrlKey && ends[name]) press('Meta', ends[name])
    else press(event.ctrlKey && !isMac && moves.has(name) ? 'Alt' : 'Meta', name)
  } else if (event.altKey && !isTyped) {
    if (!moves.has(key)) return
    press('Alt', key)
  } else if ((key === 'Backspace' || key === 'Delete') && event.target.middle && isWhole(event.target)) {
    send({ t: 'fill', ...event.target.middle, v: '' })
  } else {
    if (key === 'Tab') goesOn = true
    send({ t: 'keydown', v: key })
  }
  event.preventDefault()
})
glass.addEventListener('keyup', event => {
  if (!['AltGraph', 'Control', 'Meta', 'Alt'].includes(event.key) && !event.isComposing) send({ t: 'keyup', v: event.key })
})
glass.addEventListener('focusout', () => { if (!isLed) send({ t: 'keyup', v: 'Shift' }) })
glass.addEventListener('compositionstart', event => { event.target.composing = true })
glass.addEventListener('compositionupdate', event => send({ t: 'compose', v: event.data }))
glass.addEventListener('compositionend', event => {
  event.target.composing = false
  send({ t: 'composed', v: event.data })
  keys.value = ''
})
glass.addEventListener('beforeinput', event => {
  if (event.isComposing || event.inputType.includes('Composition') || event.data === null) return
  if (event.target.middle && isWhole(event.target)) send({ t: 'fill', ...event.target.middle, v: event.data })
  else send({ t: 'composed', v: event.data })
  event.preventDefault()
})
glass.addEventListener('paste', event => {
  send({ t: 'paste', v: event.clipboardData.getData('text') })
  event.preventDefault()
})
// What the app has copied goes to the machine's pasteboard, if this page asked for it.
let copied
function hearCopied(text) {
  if (text !== copied && performance.now() - askedForCopy < 3000) navigator.clipboard?.writeText(text).catch(() => {})
  copied = text
}
