'use strict'
const $ = id => document.getElementById(id)

// What the screen shows: the layers by number, the tiles by number, what texts are made of, and one canvas of the device's pixels.
const layers = new Map(), tiles = new Map(), glyphs = new Map()
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
  block() { return this.take(this.number()) }
  take(count) { this.at += count; return this.bytes.subarray(this.at - count, this.at) }
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
      const middle = [reader.number(), reader.number()], packed = reader.block()
      const image = width && height ? bitmap(unpack(packed, width, height), width) : null
      if (image) image.middle = middle
      tiles.set(id, image)
      break
    }
    case 2: { const id = reader.number(); tiles.get(id)?.close(); tiles.delete(id); glyphs.delete(id); break }
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
    case 7: {
      const id = reader.number(), width = reader.number(), height = reader.number()
      glyphs.set(id, { width, height, cover: reader.take(width * height).slice() })
      break
    }
    case 8: tiles.set(reader.number(), readText(reader)); break
    case 9: tiles.set(reader.number(), readPicture(reader)); break
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
    const tile = () => ({ id: reader.number(), dx: reader.signed(), dy: reader.signed(),
      growX: reader.number(), growY: reader.number() })
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
    if (!found.turn) found.apart = null
  }
}

const color = (r, g, b, a) => a === 255 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${a / 255})`

// Tiles come as runs, differences and repeats of straight RGBA pixels.
function unpack(source, width, height) {
  const out = new Uint8ClampedArray(width * height * 4), seen = new Uint8Array(256)
  let r = 0, g = 0, b = 0, a = 255, at = 0
  for (let o = 0; o < out.length;) {
    const code = source[at++]
    let count = 1
    if (code >= 0xFE) {
      r = source[at++]; g = source[at++]; b = source[at++]
      if (code === 0xFF) a = source[at++]
    } else if (code === 0xFD) a = source[at++]
    else if (code === 0xFC) { count = 61 + source[at] + source[at + 1] * 256; at += 2 }
    else if (code >= 0xC0) count = (code & 63) + 1
    else if (code >= 0x80) {
      const dg = (code & 63) - 32, rest = source[at++]
      r += dg + (rest >> 4) - 8; g += dg; b += dg + (rest & 15) - 8
    } else if (code >= 0x40) { r += (code >> 4 & 3) - 2; g += (code >> 2 & 3) - 2; b += (code & 3) - 2 }
    else { const slot = code * 4; r = seen[slot]; g = seen[slot + 1]; b = seen[slot + 2]; a = seen[slot + 3] }
    r &= 255; g &= 255; b &= 255
    if (code >= 0x40 && (code < 0xC0 || code >= 0xFD)) {
      const slot = (r * 3 + g * 5 + b * 7 + a * 11 & 63) * 4
      seen[slot] = r; seen[slot + 1] = g; seen[slot + 2] = b; seen[slot + 3] = a
    }
    while (count--) { out[o++] = r; out[o++] = g; out[o++] = b; out[o++] = a }
  }
  return out
}

function bitmap(pixels, width) {
  const height = pixels.length / 4 / width, canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.transferToImageBitmap()
}

// ---- What the server leaves to the page to paint: with its arithmetic, in whole numbers

// Text is its glyphs' coverage, added up to 255 at most, in one premultiplied colour.
function readText(reader) {
  const width = reader.number(), height = reader.number(), ink = reader.take(4)
  const cover = new Uint8ClampedArray(width * height)
  let left = 0, top = 0
  for (let count = reader.number(); count; count--) {
    const glyph = glyphs.get(reader.number())
    left += reader.signed(); top += reader.signed()
    const x0 = Math.max(left, 0), x1 = Math.min(left + glyph.width, width), y1 = Math.min(top + glyph.height, height)
    for (let y = Math.max(top, 0); y < y1; y++) {
      const from = (y - top) * glyph.width - left, to = y * width
      for (let x = x0; x < x1; x++) cover[to + x] += glyph.cover[from + x]
    }
  }
  if (!width || !height) return null
  const shades = new Uint32Array(256), shade = new Uint8Array(shades.buffer)
  for (let part = 1, at = 4; part < 256; part++) {
    const alpha = Math.round(ink[3] * part / 255)
    for (let c = 0; c < 3; c++, at++) shade[at] = Math.min(Math.floor((Math.round(ink[c] * part / 255) * 255 + (alpha >> 1)) / (alpha || 1)), 255)
    shade[at++] = alpha
  }
  const out = new Uint32Array(cover.length)
  for (let i = 0; i < out.length; i++) out[i] = shades[cover[i]]
  return bitmap(new Uint8ClampedArray(out.buffer), width)
}

// A picture that is shown larger than it is: what is shown of it, made larger as by `cpixels_scale` in Sources/CPixels, then cut by an alpha.
function readPicture(reader) {
  const [width, height, x, y, wide, high, left, top, columns, rows] = Array.from({ length: 10 }, () => reader.number())
  const [startX, startY, partX, partY] = [reader.double(), reader.double(), reader.double(), reader.double()]
  const source = unpack(reader.block(), columns, rows), alpha = reader.block()
  const across = taps(startX, partX, wide, x, width, left, columns), down = taps(startY, partY, high, y, height, top, rows)
  const line = width * 3, middle = new Uint16Array(line * rows)
  for (let row = 0, o = 0; row < rows; row++) {
    for (let i = 0; i < width; i++) {
      let r = 32, g = 32, b = 32, from = (row * columns + across.first[i]) * 4
      for (let k = across.at[i]; k < across.at[i + 1]; k++, from += 4) {
        const weight = across.weights[k]
        r += weight * source[from]; g += weight * source[from + 1]; b += weight * source[from + 2]
      }
      middle[o++] = r >> 6; middle[o++] = g >> 6; middle[o++] = b >> 6
    }
  }
  const out = alpha.length ? unpack(alpha, width, height) : new Uint8ClampedArray(width * height * 4).fill(255)
  const sums = new Int32Array(line)
  for (let j = 0, o = 0; j < height; j++) {
    sums.fill(1 << 21)
    for (let k = down.at[j], at = down.first[j] * line; k < down.at[j + 1]; k++, at += line) {
      const weight = down.weights[k]
      for (let i = 0; i < line; i++) sums[i] += weight * middle[at + i]
    }
    for (let i = 0; i < line; i += 3, o += 4) { out[o] = sums[i] >> 22; out[o + 1] = sums[i + 1] >> 22; out[o + 2] = sums[i + 2] >> 22 }
  }
  return bitmap(out, width)
}

// For each of `count` pixels from `from` of a length that becomes `target` long: the first source pixel, and where its weights are, of 14 bits, which
// add up to 1. Of the source there are `size` pixels from `low`.
function taps(start, length, target, from, count, low, size) {
  const step = length / target, reach = Math.max(step, 1), room = Math.ceil(reach * 2) + 2, end = low + size - 1
  const first = [], at = [0], weights = []
  for (let i = from; i < from + count; i++) {
    const center = start + (i + 0.5) * step - 0.5
    const a = Math.min(Math.max(Math.ceil(center - reach), low), end)
    const b = Math.min(Math.max(Math.min(Math.floor(center + reach), end), a), a + room - 1)
    const shares = []
    let sum = 0, rest = 1 << 14, best = 0
    for (let k = a; k <= b; k++) { shares.push(Math.max(1 - Math.abs(k - center) / reach, 0)); sum += shares.at(-1) }
    const own = shares.map((share, k) => sum > 0 ? Math.trunc(share / sum * (1 << 14)) : k ? 0 : 1 << 14)
    own.forEach((weight, k) => { rest -= weight; if (weight > own[best]) best = k })
    own[best] += rest
    first.push(a - low)
    weights.push(...own)
    at.push(weights.length)
  }
  return { first: Int32Array.from(first), at: Int32Array.from(at), weights: Uint16Array.from(weights) }
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

// Where a layer that is not turned lies, and the space of what is in it.
function placed(layer, space) {
  const scale = screen.scale
  const restX = space.restX + layer.x * scale, restY = space.restY + layer.y * scale
  const left = snap(restX), top = snap(restY)
  const box = { x0: space.x + left, y0: space.y + top,
    x1: space.x + (layer.w > 0 ? Math.max(left + 1, snap(restX + layer.w * scale)) : left),
    y1: space.y + (layer.h > 0 ? Math.max(top + 1, snap(restY + layer.h * scale)) : top) }
  const inner = layer.mask || layer.clips
    ? { x: box.x0 - snap(layer.sx * scale), y: box.y0 - snap(layer.sy * scale), restX: 0, restY: 0 }
    : { x: space.x, y: space.y, restX: restX - layer.sx * scale, restY: restY - layer.sy * scale }
  return { box, inner }
}

function drawParts(layer, space, target, clip) {
  if (layer.turn) return drawTurned(layer, ...corner(layer, space), target)
  const { box, inner } = placed(layer, space)
  const inside = layer.mask || layer.clips ? meet(box, clip) : clip
  const seen = inside.x1 > inside.x0 && inside.y1 > inside.y0
  const body = (target, clip) => {
    if (layer.blur) drawBackdrop(layer.blur, meet(box, clip), target)
    if (layer.fill) drawFill(layer.fill, box, target, clip)
    if (layer.under) drawTile(layer.under, box, target, clip)
  }
  const children = (target, clip) => {
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
        cut(layer.mask, box, inner)
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
  if (x >= clip.x1 || y >= clip.y1 || x + image.width + tile.growX <= clip.x0 || y + image.height + tile.growY <= clip.y0) return
  if (!tile.growX && !tile.growY) return target.drawImage(image, x, y)
  target.imageSmoothingEnabled = false
  for (const row of parts(image.height, image.middle[1], tile.growY)) {
    for (const column of parts(image.width, image.middle[0], tile.growX)) drawPart(image, column, row, x, y, target)
  }
  target.imageSmoothingEnabled = true
}

// Where a tile's length is from and to where its middle comes several times: before it, it, after it.
function parts(length, middle, grow) {
  if (!grow) return [{ from: 0, count: length, to: 0, size: length }]
  return [{ from: 0, count: middle, to: 0, size: middle }, { from: middle, count: 1, to: middle, size: 1 + grow, repeats: true },
    { from: middle + 1, count: length - middle - 1, to: middle + 1 + grow, size: length - middle - 1 }]
}

function drawPart(image, column, row, x, y, target) {
  target.drawImage(image, column.from, row.from, column.count, row.count, x + column.to, y + row.to, column.size, row.size)
}

// Keeps of `target` what the tile covers; between its corners that is everything.
function cut(tile, box, target) {
  const image = tiles.get(tile.id), x = box.x0 + tile.dx, y = box.y0 + tile.dy
  target.globalCompositeOperation = 'destination-in'
  for (const row of parts(image.height, image.middle[1], tile.growY)) {
    for (const column of parts(image.width, image.middle[0], tile.growX)) {
      if (column.repeats || row.repeats) continue
      const part = { x0: x + column.to, y0: y + row.to, x1: x + column.to + column.size, y1: y + row.to + row.size }
      clipped(target, part, () => drawPart(image, column, row, x, y, target))
    }
  }
  target.globalCompositeOperation = 'source-over'
}

// ---- What moves is turned here: but for the filter what the server draws once it rests

// Where the corner of a turned layer lies, at any place between pixels.
function corner(layer, space) {
  return [space.x + space.restX + layer.x * screen.scale, space.y + space.restY + layer.y * screen.scale]
}

function drawTurned(layer, x, y, target) {
  // By itself first, unturned, in a canvas of its own that ends where it does: the filter must not see further.
  const flat = { ...layer, x: 0, y: 0, opacity: 1, turn: null }, far = 2 * Math.max(screen.width, screen.height)
  const box = meet(reach(flat, { x: 0, y: 0, restX: 0, restY: 0 }), { x0: -far, y0: -far, x1: far, y1: far })
  const width = box.x1 - box.x0, height = box.y1 - box.y0
  if (!(width > 0 && height > 0)) return
  const inner = layer.apart ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (inner.canvas.width !== width || inner.canvas.height !== height) {
    inner.canvas.width = width
    inner.canvas.height = height
  } else inner.clearRect(0, 0, width, height)
  drawParts(flat, { x: -box.x0, y: -box.y0, restX: 0, restY: 0 }, inner, { x0: 0, y0: 0, x1: width, y1: height })
  target.save()
  target.transform(...layer.turn, x, y)
  target.imageSmoothingQuality = 'medium'
  target.drawImage(inner.canvas, box.x0, box.y0)
  target.restore()
}

const nothing = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
const join = (a, b) => ({ x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) })

// The pixels that a layer and all in it may draw on.
function reach(layer, space) {
  if (layer.opacity <= 0) return nothing
  if (layer.turn) {
    const [x, y] = corner(layer, space), [a, b, c, d] = layer.turn
    const box = reach({ ...layer, x: 0, y: 0, turn: null }, { x: 0, y: 0, restX: 0, restY: 0 })
    if (box.x0 >= box.x1) return nothing
    const xs = [box.x0, box.x1].flatMap(u => [box.y0, box.y1].map(v => x + a * u + c * v))
    const ys = [box.x0, box.x1].flatMap(u => [box.y0, box.y1].map(v => y + b * u + d * v))
    return { x0: Math.floor(Math.min(...xs)), y0: Math.floor(Math.min(...ys)),
      x1: Math.ceil(Math.max(...xs)), y1: Math.ceil(Math.max(...ys)) }
  }
  const { box, inner } = placed(layer, space)
  let found = layer.fill ? box : nothing
  for (const tile of [layer.under, layer.over]) {
    const image = tile && tiles.get(tile.id)
    if (!image) continue
    const x = box.x0 + tile.dx, y = box.y0 + tile.dy
    found = join(found, { x0: x, y0: y, x1: x + image.width + tile.growX, y1: y + image.height + tile.growY })
  }
  for (const id of layer.children) {
    const child = layers.get(id)
    if (!child) continue
    const part = reach(child, inner)
    found = join(found, layer.mask || layer.clips ? meet(part, box) : part)
  }
  return found
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
