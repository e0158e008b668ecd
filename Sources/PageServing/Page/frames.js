// ---- The last frames: a bar for the bytes of each, and how long after the one before it came

const lastFrames = []
const mostFrames = 120
function noteFrame(bytes, at) {
  const before = lastFrames.at(-1)
  lastFrames.push({ bytes, at, gap: before ? Math.min(at - before.at, 100) : 0, took: performance.now() - at })
  if (lastFrames.length > mostFrames) lastFrames.shift()
  if ($('frames').open && !frameGraph) frameGraph = requestAnimationFrame(drawFrames)
}

let frameGraph = 0
function drawFrames() {
  frameGraph = 0
  const graph = $('frames-graph'), pen = graph.getContext('2d'), style = getComputedStyle(document.body)
  const width = graph.width / mostFrames, half = graph.height / 2
  const most = Math.max(...lastFrames.map(frame => frame.bytes), 1024)
  pen.clearRect(0, 0, graph.width, graph.height)
  lastFrames.forEach((frame, index) => {
    const x = (index + mostFrames - lastFrames.length) * width
    pen.fillStyle = style.getPropertyValue('--accent')
    const bytes = frame.bytes / most * (half - 2)
    pen.fillRect(x, half - bytes, width - 1, bytes)
    // 60 frames a second are 17 ms; what is far over stands out.
    pen.fillStyle = frame.gap > 25 && frame.gap < 100 ? '#d70015' : style.getPropertyValue('--faint')
    const gap = frame.gap / 100 * half
    pen.fillRect(x, graph.height - gap, width - 1, gap)
  })
  const recent = lastFrames.filter(frame => frame.at > performance.now() - 1000), last = lastFrames.at(-1)
  $('frames-count').textContent = recent.length ? `${recent.length} in the last second` : ''
  $('frames-text').textContent = last
    ? `last: ${last.bytes} bytes, drawn in ${last.took.toFixed(1)} ms; most: ${most} bytes` : ''
}
$('frames').ontoggle = drawFrames
