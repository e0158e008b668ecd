// ---- What the screen shows, for assistive technology: elements without a look, over what they stand for

function mirror(nodes) {
  $('accessible').replaceChildren(...nodes.map(element))
}

function element(node) {
  const part = document.createElement(node.role === 'button' ? 'button' : 'div')
  part.setAttribute('role', node.role === 'text' ? 'note' : node.role)
  if (node.role === 'button') part.tabIndex = -1
  if (node.role === 'heading') part.setAttribute('aria-level', 2)
  if (node.label) part.setAttribute('aria-label', node.value ? `${node.label}, ${node.value}` : node.label)
  if (node.selected) part.setAttribute(node.role === 'button' ? 'aria-pressed' : 'aria-current', 'true')
  if (node.disabled) part.setAttribute('aria-disabled', 'true')
  const [x, y, width, height] = node.frame
  // A click by assistive technology is a tap in the middle.
  part.onclick = event => {
    event.stopPropagation()
    const point = { x: x + width / 2, y: y + height / 2 }
    send({ t: 'began', n: -1, ...point })
    send({ t: 'ended', n: -1, ...point })
  }
  part.append(...(node.children ?? []).map(element))
  return part
}
