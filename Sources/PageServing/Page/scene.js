'use strict'
const $ = id => document.getElementById(id)

// What the screen shows: the layers by number, the tiles by number, and one canvas of the device's pixels.
const layers = new Map(), tiles = new Map()
const screen = { root: 0, width: 0, height: 0, scale: 1 }
const device = document.createElement('canvas')
const pixels = device.getContext('2d', { alpha: false })
const view = $('screen'), paper = view.getContext('2d', { alpha: false })
let settings = null, socket = null, frame = 0, bytesReceived = 0, drawPending = false

// ---- Messages from the server; docs/browser-protocol.md

class Reader {
  constructor(buffer) { this.bytes = new Uint8Array(buffer); this.view = new DataView(buffer); this.at = 0 }
  get done() { return this.at >= this.bytes.length }
  byte() { return this.bytes[this.at++] }
  number() {
    let value = 0, factor = 1
    for (;;) {
      const byte = this.bytes[this.at++]
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }
  signed() { const n = this.number(); return n % 2 ? -(n + 1) / 2 : n / 2 }
  double() { const value = this.view.getFloat64(this.at, true); this.at += 8; return value }
  block() { const count = this.number(); this.at += count; return this.bytes.subarray(this.at - count, this.at) }
}

function layer(id) {
  let found = layers.get(id)
  if (!found) layers.set(id, found = { x: 0, y: 0, w: 0, h: 0, sx: 0, sy: 0, opacity: 1, turn: null, children: [] })
  return found
}

function receive(buffer) {
  const reader = new Reader(buffer)
  if (reader.byte() !== 1) return
  frame = reader.number()
  while (!reader.done) {
    switch (reader.byte()) {
    case 1: {
      const id = reader.number(), width = reader.number(), height = reader.number()
      tiles.set(id, unpack(reader.block(), width, height))
      break
    }
    case 2: { const id = reader.number(); tiles.get(id)?.close(); tiles.delete(id); break }
    case 3: readLayer(reader); break
    case 4: {
      const found = layer(reader.number()), count = reader.number()
      found.children = Array.from({ length: count }, () => reader.number())
      break
    }
    case 5: layers.delete(reader.number()); break
    case 6:
      screen.root = reader.number()
      screen.width = reader.number(); screen.height = reader.number(); screen.scale = reader.double()
      fit()
      break
    default: throw new Error('unknown step in message ' + frame)
    }
  }
  if (!drawPending) { drawPending = true; requestAnimationFrame(draw) }
}

function readLayer(reader) {
  const found = layer(reader.number()), fields = reader.byte()
  if (fields & 1) { found.x = reader.double(); found.y = reader.double() }
  if (fields & 2) { found.w = reader.double(); found.h = reader.double() }
  if (fields & 4) { found.sx = reader.double(); found.sy = reader.double() }
  if (fields & 8) found.opacity = reader.double()
  if (fields & 16) {
    const parts = reader.byte()
    const tile = () => ({ id: reader.number(), dx: reader.signed(), dy: reader.signed() })
    found.fill = parts & 1 ? color(reader.byte(), reader.byte(), reader.byte(), reader.byte()) : null
    found.under = parts & 2 ? tile() : null
    found.over = parts & 4 ? tile() : null
    found.clips = (parts & 8) !== 0
    found.mask = parts & 16 ? tile() : null
    found.blur = parts & 32 ? { reach: reader.number(), saturation: reader.number() } : null
  }
  if (fields & 32) {
    const turn = [reader.double(), reader.double(), reader.double(), reader.double()]
    found.turn = turn.join() === '1,0,0,1' ? null : turn
  }
}

const color = (r, g, b, a) => a === 255 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${a / 255})`

// Tiles come as runs, differences and repeats of straight RGBA pixels.
function unpack(source, width, height) {
  if (!width || !height) return null
  const image = new ImageData(width, height), out = image.data, seen = new Uint8Array(256)
  let r = 0, g = 0, b = 0, a = 255, at = 0
  for (let o = 0; o < out.length;) {
    const code = source[at++]
    let count = 1
    if (code >= 0xFE) {
      r = source[at++]; g = source[at++]; b = source[at++]
      if (code === 0xFF) a = source[at++]
    } else if (code >= 0xC0) count = (code & 63) + 1
    else if (code >= 0x80) {
      const dg = (code & 63) - 32, rest = source[at++]
      r += dg + (rest >> 4) - 8; g += dg; b += dg + (rest & 15) - 8
    } else if (code >= 0x40) { r += (code >> 4 & 3) - 2; g += (code >> 2 & 3) - 2; b += (code & 3) - 2 }
    else { const slot = code * 4; r = seen[slot]; g = seen[slot + 1]; b = seen[slot + 2]; a = seen[slot + 3] }
    r &= 255; g &= 255; b &= 255
    if (code >= 0x40 && (code < 0xC0 || code >= 0xFE)) {
      const slot = (r * 3 + g * 5 + b * 7 + a * 11 & 63) * 4
      seen[slot] = r; seen[slot + 1] = g; seen[slot + 2] = b; seen[slot + 3] = a
    }
    while (count--) { out[o++] = r; out[o++] = g; out[o++] = b; out[o++] = a }
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas.transferToImageBitmap()
}

// ---- Drawing: whole device pixels only, so that the canvas equals the server's picture

// The nearest whole pixel, halves upwards, forgiving noise.
const snap = value => Math.floor(value + 0.5 + 1e-6)

function draw() {
  drawPending = false
  const root = layers.get(screen.root)
  if (root) {
    pixels.globalAlpha = 1
    pixels.fillStyle = '#000'
    pixels.fillRect(0, 0, screen.width, screen.height)
    drawLayer(root, { x: 0, y: 0, restX: 0, restY: 0 }, pixels, { x0: 0, y0: 0, x1: screen.width, y1: screen.height })
    show()
  }
  send({ t: 'drawn', n: frame })
  document.documentElement.dataset.frame = frame
}

function meet(a, b) {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) }
}

// `space`: where the parent's content starts, in pixels: whole ones of the nearest clipping layer, and a rest.
// `clip` is on `target` already.
function drawLayer(layer, space, target, clip) {
  if (layer.opacity <= 0) return
  const parts = (layer.blur ? 1 : 0) + (layer.fill ? 1 : 0) + (layer.under ? 1 : 0) + (layer.over ? 1 : 0)
  if (layer.opacity < 1 && (parts > 1 || layer.children.length)) {
    group(target, clip, layer.opacity, inner => drawParts(layer, space, inner, clip))
  } else {
    const alpha = target.globalAlpha
    target.globalAlpha = alpha * layer.opacity
    drawParts(layer, space, target, clip)
    target.globalAlpha = alpha
  }
}

function drawParts(layer, space, target, clip) {
  const scale = screen.scale
  const restX = space.restX + layer.x * scale, restY = space.restY + layer.y * scale
  if (layer.turn) return drawTurned(layer, space.x + restX, space.y + restY, target)
  const left = snap(restX), top = snap(restY)
  const box = { x0: space.x + left, y0: space.y + top,
    x1: space.x + (layer.w > 0 ? Math.max(left + 1, snap(restX + layer.w * scale)) : left),
    y1: space.y + (layer.h > 0 ? Math.max(top + 1, snap(restY + layer.h * scale)) : top) }
  const inside = layer.mask || layer.clips ? meet(box, clip) : clip
  const seen = inside.x1 > inside.x0 && inside.y1 > inside.y0
  const body = (target, clip) => {
    if (layer.blur) drawBackdrop(layer.blur, meet(box, clip), target)
    if (layer.fill) drawFill(layer.fill, box, target, clip)
    if (layer.under) drawTile(layer.under, box, target, clip)
  }
  const children = (target, clip) => {
    const inner = layer.mask || layer.clips
      ? { x: box.x0 - snap(layer.sx * scale), y: box.y0 - snap(layer.sy * scale), restX: 0, restY: 0 }
      : { x: space.x, y: space.y, restX: restX - layer.sx * scale, restY: restY - layer.sy * scale }
    for (const id of layer.children) {
      const child = layers.get(id)
      if (child) drawLayer(child, inner, target, clip)
    }
  }
  if (layer.mask) {
    if (seen) {
      group(target, inside, 1, inner => {
        body(inner, inside)
        children(inner, inside)
        inner.globalCompositeOperation = 'destination-in'
        inner.drawImage(tiles.get(layer.mask.id), box.x0 + layer.mask.dx, box.y0 + layer.mask.dy)
        inner.globalCompositeOperation = 'source-over'
      })
    }
  } else {
    body(target, clip)
    if (layer.clips && seen) clipped(target, inside, () => children(target, inside))
    else if (!layer.clips) children(target, clip)
  }
  if (layer.over) drawTile(layer.over, box, target, clip)
}

function drawFill(fill, box, target, clip) {
  const part = meet(box, clip)
  if (part.x1 <= part.x0 || part.y1 <= part.y0) return
  target.fillStyle = fill
  target.fillRect(part.x0, part.y0, part.x1 - part.x0, part.y1 - part.y0)
}

function drawTile(tile, box, target, clip) {
  const image = tiles.get(tile.id)
  if (!image) return
  const x = box.x0 + tile.dx, y = box.y0 + tile.dy
  if (x < clip.x1 && y < clip.y1 && x + image.width > clip.x0 && y + image.height > clip.y0) target.drawImage(image, x, y)
}

// A picture that moves, turned here: but for the filter what the server draws once it rests.
function drawTurned(layer, x, y, target) {
  const image = layer.under && tiles.get(layer.under.id)
  if (!image) return
  target.save()
  target.transform(...layer.turn, x, y)
  target.imageSmoothingQuality = 'medium'
  target.drawImage(image, layer.under.dx, layer.under.dy)
  target.restore()
}

function clipped(target, box, body) {
  target.save()
  target.beginPath()
  target.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0)
  target.clip()
  body()
  target.restore()
}

// Draws `body` by itself and lays the result on `target`: one opacity for all, or one mask.
const spare = [], open = []
function group(target, box, opacity, body) {
  const inner = spare.pop() ?? new OffscreenCanvas(1, 1).getContext('2d')
  if (inner.canvas.width < box.x1 || inner.canvas.height < box.y1) {
    inner.canvas.width = Math.max(inner.canvas.width, box.x1)
    inner.canvas.height = Math.max(inner.canvas.height, box.y1)
  } else inner.clearRect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0)
  const alpha = target.globalAlpha, width = box.x1 - box.x0, height = box.y1 - box.y0
  open.push({ inner, box, opacity: alpha * opacity })
  clipped(inner, box, () => body(inner))
  open.pop()
  target.globalAlpha = alpha * opacity
  target.drawImage(inner.canvas, box.x0, box.y0, width, height, box.x0, box.y0, width, height)
  target.globalAlpha = alpha
  spare.push(inner)
}
