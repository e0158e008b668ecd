// ---- The device in the window

let pointsToCSS = 1
const query = new URLSearchParams(location.search)
// The bare screen, for a frame in another document.
const isEmbedded = query.get('embed') === '1'
// One of several side by side: a device without a panel.
const isBare = isEmbedded && !query.has('beside')
document.body.classList.toggle('embed', isEmbedded)
document.body.classList.toggle('bare', isBare)
// CSS pixels a point; null is as large as the window allows.
let zoom = null

function fit() {
  if (!screen.width) return
  if (device.width !== screen.width || device.height !== screen.height) {
    device.width = screen.width
    device.height = screen.height
  }
  const stage = $('stage').getBoundingClientRect(), ratio = window.devicePixelRatio || 1
  const points = { w: screen.width / screen.scale, h: screen.height / screen.scale }
  const bezel = isBare ? 0 : Math.max(6, Math.min(14, Math.min(points.w, points.h) / 32))
  if (isEmbedded && !isBare) parent.frameIs?.(window, { w: points.w, h: points.h, bezel })
  const room = isEmbedded ? 1 : 1 - Math.min(0.08, 24 / Math.max(stage.height, 1))
  // A device with a home button has as much beyond both ends of the screen, in points: room for the button and the earpiece.
  const end = settings?.cornerRadius === 0 && !isEmbedded ? 72 : 0, isAside = settings?.orientation?.startsWith('landscape')
  const beyond = { w: isAside ? end * 2 : 0, h: isAside ? 0 : end * 2 }
  let factor = Math.min((stage.width * room - bezel * 2) / (points.w + beyond.w), (stage.height * room - bezel * 2) / (points.h + beyond.h), 1.25)
  factor = zoom ?? Math.max(factor, 0.1)
  // A whole number of the window's own pixels, and exactly the device's where that fits nearly.
  const own = screen.scale / ratio
  if (!zoom && Math.abs(factor / own - 1) < 0.03 && factor >= own) factor = own
  view.width = Math.round(points.w * factor * ratio)
  view.height = Math.round(points.h * factor * ratio)
  view.style.width = view.width / ratio + 'px'
  view.style.height = view.height / ratio + 'px'
  pointsToCSS = view.width / ratio / points.w
  $('glass').style.setProperty('--point', pointsToCSS + 'px')
  scrolling().forEach(settleScroll)
  const radius = isBare ? 0 : (settings?.cornerRadius ?? 0) * pointsToCSS
  view.style.borderRadius = $('glass').style.borderRadius = radius + 'px'
  placeCutout(points)
  placeHomeButton(end * pointsToCSS)
  $('device').style.padding = [beyond.h, beyond.w].map(length => length ? length / 2 * pointsToCSS + 'px' : bezel + 'px').join(' ')
  $('device').style.borderRadius = (end ? end / 2 * pointsToCSS : radius ? radius + bezel : isBare ? 0 : 18) + 'px'
  show()
}

// The island or notch is part of the device: it stays at the top of the device however that is turned.
function placeCutout(points) {
  const kind = settings?.cutout ?? 'none', part = $('cutout'), turn = settings?.orientation
  part.hidden = kind === 'none' || isBare
  if (part.hidden) return
  // Along the top edge, from it and deep, in points.
  const [length, gap, depth, radius] = kind === 'island' ? [126, 11, 37, '19'] : [Math.min(209, points.w * 0.54, points.h * 0.54), 0, 30, '20']
  const corners = kind === 'island' ? [1, 1, 1, 1] : { landscapeLeft: [1, 0, 0, 1], landscapeRight: [0, 1, 1, 0], portraitUpsideDown: [1, 1, 0, 0] }[turn] ?? [0, 0, 1, 1]
  const isAside = turn === 'landscapeLeft' || turn === 'landscapeRight'
  const across = ((isAside ? points.h : points.w) - length) / 2, far = (isAside ? points.w : points.h) - gap - depth
  const near = turn === 'landscapeLeft' || turn === 'portraitUpsideDown' ? far : gap
  const [left, top, width, height] = isAside ? [near, across, depth, length] : [across, near, length, depth]
  const css = value => value * pointsToCSS + 'px'
  part.style.cssText = `left:${css(left)};top:${css(top)};width:${css(width)};height:${css(height)};border-radius:${corners.map(on => css(on * radius)).join(' ')}`
}

// At the device's lower end, wherever that is turned.
function placeHomeButton(end) {
  const part = $('home'), size = end * 0.7
  const side = { landscapeLeft: 'left', landscapeRight: 'right', portraitUpsideDown: 'top' }[settings?.orientation] ?? 'bottom'
  const along = side === 'left' || side === 'right' ? 'top' : 'left'
  part.hidden = !end
  part.style.cssText = `width:${size}px;height:${size}px;${side}:${(end - size) / 2}px;${along}:calc(50% - ${size / 2}px)`
}

function setZoom(factor) {
  zoom = factor
  for (const button of $('zoom').children) button.setAttribute('aria-pressed', button.dataset.zoom === String(zoom ?? 'fit'))
  fit()
}
for (const button of $('zoom').children) button.onclick = () => setZoom(Number(button.dataset.zoom) || null)

function show() {
  paper.imageSmoothingEnabled = view.width !== device.width
  paper.imageSmoothingQuality = 'high'
  if (device.width) paper.drawImage(device, 0, 0, view.width, view.height)
}

new ResizeObserver(fit).observe($('stage'))
setZoom(null)
