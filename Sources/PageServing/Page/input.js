// ---- Events to the server

function send(message) { if (socket?.readyState === 1) socket.send(JSON.stringify({ g: shownApp, ...message })) }
const place = event => {
  const box = view.getBoundingClientRect(), round = value => Math.round(value * 100) / 100
  return { x: round((event.clientX - box.left) / pointsToCSS), y: round((event.clientY - box.top) / pointsToCSS) }
}

const touching = new Set()
view.addEventListener('pointerdown', event => {
  if (event.button !== 0) return
  view.focus({ preventScroll: true, focusVisible: false })
  view.setPointerCapture(event.pointerId)
  touching.add(event.pointerId)
  send({ t: 'began', n: event.pointerId, ...place(event) })
  event.preventDefault()
})
for (const [type, t] of [['pointermove', 'moved'], ['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
  view.addEventListener(type, event => {
    if (!touching.has(event.pointerId)) return
    if (t !== 'moved') touching.delete(event.pointerId)
    send({ t, n: event.pointerId, ...place(event) })
  })
}
view.addEventListener('contextmenu', event => event.preventDefault())
view.addEventListener('wheel', event => {
  event.preventDefault()
  if (event.ctrlKey) return
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? screen.height / screen.scale : 1 / pointsToCSS
  const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
  send({ t: 'wheel', ...place(event), dx: dx * unit, dy: dy * unit })
}, { passive: false })
for (const t of ['keydown', 'keyup']) {
  view.addEventListener(t, event => {
    if (event.key === 'Tab' || event.metaKey || event.ctrlKey || event.altKey) return
    send({ t, v: event.key })
    event.preventDefault()
  })
}
