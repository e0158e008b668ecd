// ---- The connection: everything anew after a break

// The number of the app that the page shows: what is sent for one that has gone counts no more.
let shownApp = 0

function begin(app) {
  shownApp = app
  isNew = true
  frame = 0
  inspectAnew()
  if ($('frames').open) askForCosts()
  touching.clear()
  layers.clear()
  for (const tile of tiles.values()) tile?.close()
  tiles.clear()
  glyphs.clear()
}

function hear(news) {
  if (news.fresh !== undefined) begin(news.fresh)
  else if (news.tree) mirror(news)
  else if (news.console) showConsole(news.console, news.isWhole)
  else if (news.elsewhere) showElsewhere(news.elsewhere)
  else if (news.frame) nextCost = news.frame
  else if (news.scenario !== undefined) showScenario(news.scenario)
  else if (news.report !== undefined) showReport(news.report)
  else if (news.start) showStart(news.start)
  else if (news.hovered) showHovered(news.hovered.view)
  else if (news.inspected) showInspected(news.inspected)
  else apply(news)
}

let attempt = 0
function connect() {
  const address = new URL('socket' + location.search, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => {
    attempt = 0
    begin(0)
    showReport(null)
    askForScreen()
    $('notice').textContent = ''
  }
  socket.onmessage = event => {
    if (typeof event.data === 'string') return hear(JSON.parse(event.data))
    bytesReceived += event.data.byteLength
    const begun = performance.now()
    receive(event.data)
    noteFrame(event.data.byteLength, begun)
  }
  socket.onclose = () => {
    touching.clear()
    if (attempt > 2) $('notice').textContent = 'Not connected. Start `shoji run` again: the page comes back by itself.'
    setTimeout(connect, Math.min(100 * 1.5 ** attempt++, 2000))
  }
}
connect()

// For tests: what is shown and how much came.
window.shown = () => ({ frame, bytes: bytesReceived, layers: layers.size, tiles: tiles.size, settings,
  width: device.width, height: device.height, pointsToCSS, drawn: Number(document.documentElement.dataset.frame || 0) })
window.shownPNG = () => device.toDataURL('image/png')
