// ---- The inspector: what is under the pointer, the views at the side, everything about the one that is held. A sheet of glass
// lies over the screen meanwhile, so that the app is not touched and goes on; a wheel goes through it.

let isInspecting = false
// The view that is held, by the app's number for it; 0 is none.
let held = 0
// Every view on the screen by its number, and the one in which each is.
const seen = new Map(), parents = new Map()

function inspect(on) {
  isInspecting = on
  $('lens').hidden = $('inspector').hidden = !on
  $('inspect').setAttribute('aria-pressed', on)
  hoverAt = null
  lay('hover'); lay('other')
  $('lens-words').textContent = ''
  hold(on ? held : 0)
  if (!on) send({ t: 'inspect' })
}
$('inspect').onclick = () => inspect(!isInspecting)
$('inspector-close').onclick = () => inspect(false)

function hold(number) {
  held = number
  if (isInspecting) send({ t: 'inspect', n: number })
}

// Another app's views have other numbers.
function inspectAnew() {
  held = 0
  isAsking = false
  seen.clear()
  lay('hover'); lay('held'); lay('other')
  $('inspector-tree').replaceChildren()
  $('inspector-details').replaceChildren()
  if (isInspecting) hold(0)
}

// Lays one of the frames over a box of the screen, or takes it away.
function lay(name, box) {
  const part = $('lens-' + name)
  part.classList.toggle('on', !!box)
  if (box) [part.style.left, part.style.top, part.style.width, part.style.height] = box.map(length => length * pointsToCSS + 'px')
}

// ---- Under the pointer. One question at a time: a fast pointer asks about the place that it has reached.

let hoverAt = null, isAsking = false
const lens = $('lens')
function ask() {
  if (!hoverAt || isAsking) return
  isAsking = true
  send({ t: 'hover', ...hoverAt })
  hoverAt = null
}
lens.addEventListener('pointermove', event => { hoverAt = place(event); ask() })
lens.addEventListener('pointerleave', () => { hoverAt = null; lay('hover'); $('lens-words').textContent = '' })
lens.addEventListener('pointerdown', event => {
  event.stopPropagation()
  event.preventDefault()
  isHolding = true
  hoverAt = place(event)
  ask()
})

let isHolding = false
function showHovered(node) {
  isAsking = false
  if (!isInspecting) return
  if (isHolding && !hoverAt && node) { isHolding = false; hold(node.number) }
  showBox(node)
  ask()
}

const numbers = ([x, y, width, height]) => `${x}, ${y}, ${width} × ${height}`
function showBox(node) {
  lay('hover', node?.box)
  const words = $('lens-words')
  words.textContent = node ? `${node.kind}${node.id ? ` “${node.id}”` : ''}  ${numbers(node.frame)}` : ''
  if (!node) return
  const [x, y, , height] = node.box.map(length => length * pointsToCSS), room = glass.clientHeight
  words.style.left = Math.max(0, Math.min(x, glass.clientWidth - words.offsetWidth)) + 'px'
  words.style.top = Math.max(0, y >= words.offsetHeight ? y - words.offsetHeight : Math.min(y + height, room - words.offsetHeight)) + 'px'
}

// ---- The views at the side

function showInspected(news) {
  if (!isInspecting) return
  seen.clear()
  parents.clear()
  const rows = []
  const visit = (node, depth) => {
    seen.set(node.number, node)
    const words = node.id ? `“${node.id}”` : node.text ? node.text.slice(0, 60) : ''
    const row = make('div', { className: node.isHidden ? 'hidden' : '', data: { number: node.number } },
      make('span', { textContent: node.kind }), make('small', { textContent: words }))
    if (node.isWrong) row.append(make('span', { className: 'wrong', textContent: '⚠', title: 'Ambiguous or broken constraints' }))
    row.style.paddingLeft = 10 + depth * 12 + 'px'
    row.setAttribute('role', 'treeitem')
    row.setAttribute('aria-level', depth + 1)
    row.setAttribute('aria-selected', node.number === held)
    rows.push(row)
    for (const child of node.children) { parents.set(child.number, node.number); visit(child, depth + 1) }
  }
  for (const root of news.windows) visit(root, 0)
  const tree = $('inspector-tree'), before = tree.scrollTop, shown = tree.dataset.held
  tree.replaceChildren(...rows)
  tree.scrollTop = before
  tree.dataset.held = held
  if (shown !== String(held)) tree.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  lay('held', seen.get(held)?.box)
  showDetails(news.details)
}

const rowOf = event => event.target.closest('[data-number]')
$('inspector-tree').onclick = event => { const row = rowOf(event); if (row) hold(Number(row.dataset.number)) }
$('inspector-tree').onmousemove = event => { const row = rowOf(event); if (row) showBox(seen.get(Number(row.dataset.number))) }
$('inspector-tree').onmouseleave = () => showBox(null)
$('inspector-tree').onkeydown = event => {
  const order = [...seen.keys()], at = order.indexOf(held)
  const next = { ArrowUp: order[at - 1], ArrowDown: order[at + 1], ArrowLeft: parents.get(held), ArrowRight: seen.get(held)?.children[0]?.number }[event.key]
  if (next === undefined) return
  event.preventDefault()
  hold(next)
}
document.addEventListener('keydown', event => {
  if (!isInspecting || event.key !== 'Escape' || document.querySelector('dialog[open]')) return
  event.preventDefault()
  event.stopPropagation()
  inspect(false)
}, true)

// ---- Everything about one

function showDetails(details) {
  const pane = $('inspector-details')
  if (!details) return pane.replaceChildren(make('p', { textContent: held ? 'The view is no longer there.' : 'Click a view on the screen or in the list.' }))
  const places = details.places.map(({ kind, file, line }) => make('div', { className: 'place' },
    make('code', { textContent: `${kind}: ${file}:${line}` }),
    make('button', { textContent: 'Copy', onclick: event => copy(`${file}:${line}`, event.target) })))
  const groups = details.groups.map(({ title, rows }) => {
    const list = make('dl', { className: title === 'Constraints' || title === 'Problems' ? 'wide' : '' }, ...rows.map(row => {
      const value = make('dd', { className: row.isWrong ? 'wrong' : '' })
      if (row.color) {
        const swatch = make('s')
        swatch.style.background = row.color
        value.append(swatch)
      }
      value.append(row.value)
      const line = make('div', {}, make('dt', { textContent: row.name }), value)
      if (row.view) {
        value.append(' ', make('button', { textContent: '→', title: 'Hold the other view', onclick: () => hold(row.view) }))
        line.onmouseenter = () => lay('other', seen.get(row.view)?.box)
        line.onmouseleave = () => lay('other')
      }
      return line
    }))
    return make('section', {}, make('h3', { textContent: title }), list)
  })
  const before = pane.dataset.number === String(details.number) ? pane.scrollTop : 0
  pane.dataset.number = details.number
  lay('other')
  pane.replaceChildren(...places, ...groups)
  pane.scrollTop = before
}
