// ---- What the screen shows, by name: elements without a look, each over what it stands for. Screen readers read them, and
// whoever drives a page by roles and names finds, clicks and fills them; a pointer goes through them to the screen.

const glass = $('glass'), keys = $('keys')
let takesText = false

function mirror(news) {
  takesText = news.takesText
  if (news.copied !== undefined) hearCopied(news.copied)
  const focused = glass.contains(document.activeElement) ? document.activeElement : null, wasEdited = edited
  edited = null
  patch($('accessible'), news.tree, { x: 0, y: 0 })
  if (focused && !focused.composing) followFocus(focused, wasEdited)
  refreshScenario()
}

// The text that the app edits has the page's focus too, wherever the app has gone: from field to field, into an alert. A field that
// was given the focus here keeps it until the app says more, and so does a button beside a text that is edited.
// Once Tab was pressed it is the app that says where one is.
let edited = null, isLed = false, goesOn = false
function followFocus(focused, wasEdited) {
  const isOurs = goesOn || focused === wasEdited || focused === keys || focused === view || !wasEdited && !takesTyping(focused)
  // What had it may have gone.
  const next = isOurs && edited || (focused.isConnected ? null : keys)
  if (!next || next === document.activeElement) return
  isLed = true
  goesOn = false
  next.focus({ preventScroll: true })
  isLed = false
}

const kindOf = node => node.role === 'textbox' && node.multiline ? 'textarea'
  : ['textbox', 'searchbox'].includes(node.role) || ['slider', 'spinbutton'].includes(node.role) && node.number ? 'input'
  : ['button', 'switch', 'tab', 'menuitem'].includes(node.role) ? 'button' : 'div'

// Elements stay where the screen stays alike, so that a reader keeps its place and a click its aim: those of a list by what they
// are, for others come and go as it scrolls, the rest by their order.
function patch(parent, nodes, origin) {
  const old = [...parent.children].filter(child => child.dataset.role)
  const known = new Map(old.filter(part => part.dataset.key).map(part => [part.dataset.key, part]))
  const free = old.filter(part => !part.dataset.key)
  const parts = nodes.map(node => {
    const part = node.key ? known.get(node.key) : free.shift()
    return part?.dataset.role === node.role && part.localName === kindOf(node) ? part : makePart(node)
  })
  const kept = new Set(parts)
  for (const part of old) if (!kept.has(part)) part.remove()
  let next = parent.firstElementChild
  parts.forEach((part, index) => {
    if (part === next) next = part.nextElementSibling
    else parent.insertBefore(part, next)
    describe(part, nodes[index], origin)
  })
}

function makePart(node) {
  const part = document.createElement(kindOf(node))
  part.dataset.role = node.role
  if (node.key) part.dataset.key = node.key
  if (node.number && part.localName === 'input') part.type = node.role === 'slider' ? 'range' : 'number'
  listen(part)
  return part
}

function describe(part, node, origin) {
  const [x, y, width, height] = node.frame, set = (name, value) => {
    if (value === undefined || value === null) part.removeAttribute(name)
    else if (part.getAttribute(name) !== String(value)) part.setAttribute(name, value)
  }
  part.middle = { x: x + width / 2, y: y + height / 2 }
  part.on = node.on
  const style = (node.scroll ? 'overflow:auto;' : '') + `left:calc(${x - origin.x} * var(--point));top:calc(${y - origin.y} * var(--point));width:calc(${width} * var(--point));height:calc(${height} * var(--point))`
  if (part.dataset.style !== style) { part.dataset.style = style; part.style.cssText = style }
  const isText = node.role === 'text', isField = takesTyping(part)
  // An input of its own has its role by itself.
  set('role', isText || node.role === 'textbox' ? null : node.role)
  const hasState = isField || node.number || node.on !== undefined
  const name = node.value && !hasState ? `${node.label}, ${node.value}` : node.label
  set('aria-label', isText ? null : name || null)
  if (isText && part.textContent !== name) part.textContent = name
  set('aria-description', node.hint || null)
  set('data-testid', node.identifier || null)
  set('aria-level', node.role === 'heading' ? 2 : null)
  set('aria-selected', node.role === 'tab' ? !!node.selected : null)
  set('aria-checked', node.on)
  set('aria-pressed', node.role === 'button' && node.selected ? true : null)
  set('aria-current', node.selected && (part.localName === 'div' || node.role === 'menuitem') ? true : null)
  const [place, count] = node.role === 'listitem' && node.position || []
  set('aria-posinset', place); set('aria-setsize', count)
  set('aria-disabled', node.disabled || null)
  set('aria-valuemin', node.number?.[1]); set('aria-valuemax', node.number?.[2]); set('aria-valuenow', node.number?.[0])
  if (part.type === 'range' || part.type === 'number') {
    set('step', 'any'); set('min', node.number[1]); set('max', node.number[2])
    if (Number(part.value) !== node.number[0]) part.value = node.number[0]
  }
  set('aria-valuetext', node.number && node.value ? node.value : null)
  if (node.edited) edited = part
  if (isField) {
    if (part.value !== (node.value ?? '') && !part.composing) part.value = node.value ?? ''
    part.disabled = !!node.disabled
  }
  const [across, down] = node.scroll ?? [0, 0]
  if (!isText) patch(part, node.children ?? [], { x: x - across, y: y - down })
  scrollTo(part, node.scroll)
}

// Whether an element stands for a text that is typed.
const takesTyping = part => part.localName === 'textarea' || part.localName === 'input' && part.type === 'text'

// What scrolls in the app scrolls here: as far as the app says, and where somebody scrolls an element into view, the app follows.
function scrollTo(part, scroll) {
  // Somebody may have scrolled, and the event is still to come.
  if (scroll) heardScroll(part)
  part.scroll = scroll
  part.extent?.remove()
  part.extent = null
  if (!scroll) { part.known = null; return }
  part.extent = document.createElement('i')
  part.extent.style.cssText = `position:absolute;left:0;top:0;width:calc(${scroll[2]} * var(--point));height:calc(${scroll[3]} * var(--point));pointer-events:none;z-index:-1`
  part.append(part.extent)
  // The app has not followed yet.
  if (performance.now() - (part.asked ?? -1000) < 400) return
  settleScroll(part)
}
function settleScroll(part) {
  if (!part.scroll) return
  const [left, top] = [part.scroll[0] * pointsToCSS, part.scroll[1] * pointsToCSS]
  if (Math.abs(part.scrollLeft - left) > 1) part.scrollLeft = left
  if (Math.abs(part.scrollTop - top) > 1) part.scrollTop = top
  // Where it stands by what the app says, or by what the app was told.
  part.known = [part.scrollLeft, part.scrollTop]
}
const scrolling = () => [...$('accessible').querySelectorAll('[data-role]')].filter(part => part.scroll)
// The app is told the place and not the way there: asked twice before it answers, it goes there once. The place is the content's, for
// insets change as bars shrink on the way.
function heardScroll(part) {
  if (!part.scroll || !part.known) return
  const [left, top] = [part.scrollLeft, part.scrollTop], [wasLeft, wasTop] = part.known, [number, before, above] = part.scroll.slice(4)
  const movesAcross = Math.abs(left - wasLeft) >= 1.5, movesDown = Math.abs(top - wasTop) >= 1.5
  if (!movesAcross && !movesDown) return
  part.known = [left, top]
  part.asked = performance.now()
  send({ t: 'scroll', n: number, ...movesAcross && { dx: left / pointsToCSS - before }, ...movesDown && { dy: top / pointsToCSS - above } })
  // Where the app did not follow, the mirror goes back.
  setTimeout(() => { if (performance.now() - part.asked >= 390) settleScroll(part) }, 400)
}

// A tap in the middle. A switch says at once what it will be; the app has the last word.
function tap(part) {
  send({ t: 'began', n: -1, ...part.middle })
  send({ t: 'ended', n: -1, ...part.middle })
}
function turnOver(part) {
  if (part.on === undefined || part.getAttribute('aria-disabled')) return
  part.setAttribute('aria-checked', !part.on)
  setTimeout(() => part.setAttribute('aria-checked', part.on), 600)
}

function listen(part) {
  const isReached = ['button', 'link', 'switch', 'tab', 'menuitem', 'textbox', 'searchbox', 'slider', 'spinbutton'].includes(part.dataset.role)
  if (part.dataset.role !== 'text') part.tabIndex = isReached ? 0 : -1
  part.addEventListener('scroll', () => heardScroll(part))
  // A click without a pointer, as assistive technology makes it, is a tap in the middle.
  part.addEventListener('click', event => {
    event.stopPropagation()
    if (event.detail !== 0) return
    turnOver(part)
    tap(part)
  })
  if (part.type === 'range' || part.type === 'number') {
    part.addEventListener('input', () => send({ t: 'fill', ...part.middle, v: part.value }))
  }
  if (!takesTyping(part)) return
  part.addEventListener('focus', () => {
    if (isLed) return
    part.chosen = performance.now()
    goesOn = false
    if (!touching.size) send({ t: 'focus', ...part.middle })
  })
  // What is put in by a program; keys and input methods are heard before.
  part.addEventListener('input', event => {
    if (!event.isComposing && !event.inputType?.includes('Composition')) send({ t: 'fill', ...part.middle, v: part.value })
  })
}
const isWhole = part => part.middle && takesTyping(part) && part.value.length > 0 && part.selectionStart === 0 && part.selectionEnd === part.value.length
