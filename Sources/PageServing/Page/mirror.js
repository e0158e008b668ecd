// ---- What the screen shows, by name: elements without a look, each over what it stands for. Screen readers read them, and
// whoever drives a page by roles and names finds, clicks and fills them; a pointer goes through them to the screen.

const glass = $('glass'), keys = $('keys')
let takesText = false

function mirror(news) {
  takesText = news.takesText
  if (news.copied !== undefined) hearCopied(news.copied)
  patch($('accessible'), news.tree, { x: 0, y: 0 })
  refreshScenario()
}

const kindOf = node => node.role === 'textbox' && node.multiline ? 'textarea'
  : node.role === 'textbox' || node.role === 'searchbox' ? 'input'
  : ['button', 'switch', 'tab'].includes(node.role) ? 'button' : 'div'

// Elements stay where the screen stays alike, so that a reader keeps its place and a click its aim.
function patch(parent, nodes, origin) {
  const old = [...parent.children].filter(child => child.dataset.role)
  nodes.forEach((node, index) => {
    let part = old[index]
    if (part?.dataset.role !== node.role || part.localName !== kindOf(node)) {
      const made = document.createElement(kindOf(node))
      made.dataset.role = node.role
      listen(made)
      if (part) part.replaceWith(made)
      else parent.append(made)
      part = made
    }
    describe(part, node, origin)
  })
  for (const rest of old.slice(nodes.length)) rest.remove()
}

function describe(part, node, origin) {
  const [x, y, width, height] = node.frame, set = (name, value) => {
    if (value === undefined || value === null) part.removeAttribute(name)
    else if (part.getAttribute(name) !== String(value)) part.setAttribute(name, value)
  }
  part.middle = { x: x + width / 2, y: y + height / 2 }
  const style = `left:calc(${x - origin.x} * var(--point));top:calc(${y - origin.y} * var(--point));width:calc(${width} * var(--point));height:calc(${height} * var(--point))`
  if (part.dataset.style !== style) { part.dataset.style = style; part.style.cssText = style }
  const isText = node.role === 'text', isField = part.localName === 'input' || part.localName === 'textarea'
  // An input of its own has its role by itself.
  set('role', isText || node.role === 'textbox' ? null : node.role)
  const hasState = isField || node.number || node.on !== undefined
  const name = node.value && !hasState ? `${node.label}, ${node.value}` : node.label
  set('aria-label', isText ? null : name || null)
  if (isText && part.textContent !== name) part.textContent = name
  set('aria-level', node.role === 'heading' ? 2 : null)
  set('aria-selected', node.role === 'tab' ? !!node.selected : null)
  set('aria-checked', node.on)
  set('aria-pressed', node.role === 'button' && node.selected ? true : null)
  set('aria-current', node.selected && part.localName === 'div' ? true : null)
  set('aria-disabled', node.disabled || null)
  set('aria-valuemin', node.number?.[1]); set('aria-valuemax', node.number?.[2]); set('aria-valuenow', node.number?.[0])
  set('aria-valuetext', node.number && node.value ? node.value : null)
  if (isField) {
    if (part.value !== (node.value ?? '') && !part.composing) part.value = node.value ?? ''
    part.disabled = !!node.disabled
  }
  if (!isText) patch(part, node.children ?? [], { x, y })
}

function listen(part) {
  if (part.dataset.role !== 'text') part.tabIndex = -1
  // A click without a pointer, as assistive technology makes it, is a tap in the middle.
  part.addEventListener('click', event => {
    event.stopPropagation()
    if (event.detail > 0) return
    send({ t: 'began', n: -1, ...part.middle })
    send({ t: 'ended', n: -1, ...part.middle })
  })
  if (part.localName !== 'input' && part.localName !== 'textarea') return
  part.addEventListener('focus', () => { if (!touching.size) send({ t: 'focus', ...part.middle }) })
  // What is put in by a program; keys and input methods are heard before.
  part.addEventListener('input', event => {
    if (!event.isComposing && !event.inputType?.includes('Composition')) send({ t: 'fill', ...part.middle, v: part.value })
  })
}
const isWhole = part => part.middle && part.value.length > 0 && part.selectionStart === 0 && part.selectionEnd === part.value.length
