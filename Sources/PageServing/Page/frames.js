// ---- The last frames as strips: cells made, passes of layout, bytes, milliseconds. The app tells what a frame cost while they are open.

const lastFrames = []
const mostFrames = 240
const strips = [['cells', 'cells made', 1], ['passes', 'layout passes', 1], ['bytes', 'bytes', 100], ['milliseconds', 'ms', 17]]
let nextCost = null
function noteFrame(bytes, at) {
  const before = lastFrames.at(-1)
  lastFrames.push({ cells: 0, passes: 0, milliseconds: 0, ...nextCost, bytes, at, gap: before ? at - before.at : 0, took: performance.now() - at })
  nextCost = null
  if (lastFrames.length > mostFrames) lastFrames.shift()
  if ($('frames').open && !frameGraph) frameGraph = requestAnimationFrame(drawFrames)
}

let frameGraph = 0
function drawFrames() {
  frameGraph = 0
  const graph = $('frames-graph'), pen = graph.getContext('2d'), style = getComputedStyle(document.body)
  const width = graph.width / mostFrames, height = graph.height / strips.length, last = lastFrames.at(-1)
  pen.clearRect(0, 0, graph.width, graph.height)
  pen.font = '25px system-ui, sans-serif'
  strips.forEach(([name, title, least], row) => {
    const greatest = Math.max(...lastFrames.map(frame => frame[name]), 0), most = Math.max(greatest, least), bottom = (row + 1) * height - 4, room = height - 36
    lastFrames.forEach((frame, index) => {
      const x = (index + mostFrames - lastFrames.length) * width, bar = frame[name] / most * room
      // A frame that took longer than a sixtieth of a second, or came late, stands out.
      const isLate = name === 'milliseconds' && (frame.milliseconds > 1000 / 60 || frame.gap > 25 && frame.gap < 100)
      pen.fillStyle = isLate ? '#d70015' : style.getPropertyValue('--accent')
      pen.fillRect(x, bottom - bar, Math.max(width - 0.5, 1), bar)
    })
    pen.fillStyle = style.getPropertyValue('--faint')
    pen.fillText(`${title}${last ? `: ${last[name].toLocaleString('en')}, at most ${greatest.toLocaleString('en')}` : ''}`, 4, row * height + 24)
    pen.fillRect(0, bottom, graph.width, 1)
  })
  const recent = lastFrames.filter(frame => frame.at > performance.now() - 1000)
  $('frames-count').textContent = recent.length ? `${recent.length} in the last second` : ''
  $('frames-text').textContent = last
    ? `last: ${last.cells} cells, ${last.passes} passes, ${last.bytes} bytes, ${last.milliseconds} ms; drawn here in ${last.took.toFixed(1)} ms` : ''
}
const askForCosts = () => send({ t: 'frames', v: $('frames').open ? 'on' : 'off' })
$('frames').ontoggle = () => { askForCosts(); drawFrames() }
