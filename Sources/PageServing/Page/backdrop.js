// What lies below a layer, blurred: the arithmetic of `cpixels_backdrop`, so that the canvas equals the server's picture.
const blurShift = 3, blurSide = 1 << blurShift
const ground = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const limit = (value, top) => value < 0 ? 0 : value > top ? top : value

function drawBackdrop(blur, area, target) {
  if (area.x1 <= area.x0 || area.y1 <= area.y0) return
  const margin = 3 * blur.reach + 1 << blurShift
  const x0 = Math.max(area.x0 - margin, 0) & -blurSide, y0 = Math.max(area.y0 - margin, 0) & -blurSide
  const width = Math.min(area.x1 + margin, screen.width) - x0, height = Math.min(area.y1 + margin, screen.height) - y0
  if (ground.canvas.width < width) ground.canvas.width = width
  if (ground.canvas.height < height) ground.canvas.height = height
  // What is drawn so far: the screen, and the groups that are being drawn.
  ground.drawImage(device, x0, y0, width, height, 0, 0, width, height)
  for (const { inner, box, opacity } of open) {
    ground.globalAlpha = opacity
    const part = meet(box, { x0, y0, x1: x0 + width, y1: y0 + height })
    const w = part.x1 - part.x0, h = part.y1 - part.y0
    if (w > 0 && h > 0) ground.drawImage(inner.canvas, part.x0, part.y0, w, h, part.x0 - x0, part.y0 - y0, w, h)
    ground.globalAlpha = 1
  }
  const source = ground.getImageData(0, 0, width, height)
  const columns = width + blurSide - 1 >> blurShift, rows = height + blurSide - 1 >> blurShift
  const small = shrink(source.data, width, height, columns, rows)
  for (let pass = 0; pass < 3 && blur.reach > 0; pass++) {
    for (let row = 0; row < rows; row++) mean(small, row * columns * 3, columns, 3, blur.reach)
    for (let column = 0; column < columns; column++) mean(small, column * 3, rows, columns * 3, blur.reach)
  }
  strengthen(small, blur.saturation)
  const w = area.x1 - area.x0, h = area.y1 - area.y0, image = new ImageData(w, h)
  grow(small, columns, rows, area.x0 - x0, area.y0 - y0, image.data, w, h)
  ground.putImageData(image, 0, 0)
  target.drawImage(ground.canvas, 0, 0, w, h, area.x0, area.y0, w, h)
}

function shrink(from, width, height, columns, rows) {
  const to = new Uint8Array(columns * rows * 3)
  for (let row = 0, q = 0; row < rows; row++) {
    const y0 = row * blurSide, y1 = Math.min(y0 + blurSide, height)
    for (let column = 0; column < columns; column++) {
      const x0 = column * blurSide, x1 = Math.min(x0 + blurSide, width)
      let r = 0, g = 0, b = 0
      for (let y = y0; y < y1; y++) {
        for (let p = (y * width + x0) * 4, end = (y * width + x1) * 4; p < end; p += 4) {
          r += from[p]; g += from[p + 1]; b += from[p + 2]
        }
      }
      const count = (x1 - x0) * (y1 - y0), half = count >> 1
      to[q++] = (r + half) / count; to[q++] = (g + half) / count; to[q++] = (b + half) / count
    }
  }
  return to
}

function mean(pixels, first, count, step, reach) {
  const share = 2 * reach + 1, line = new Uint8Array(count)
  for (let p = first; p < first + 3; p++) {
    for (let i = 0; i < count; i++) line[i] = pixels[p + i * step]
    let sum = reach
    for (let i = -reach; i <= reach; i++) sum += line[limit(i, count - 1)]
    for (let i = 0; i < count; i++) {
      pixels[p + i * step] = sum / share
      sum += line[limit(i + reach + 1, count - 1)] - line[limit(i - reach, count - 1)]
    }
  }
}

function strengthen(pixels, saturation) {
  for (let p = 0; p < pixels.length; p += 3) {
    const grey = pixels[p] * 54 + pixels[p + 1] * 183 + pixels[p + 2] * 19 + 128 >> 8
    for (let q = p; q < p + 3; q++) pixels[q] = limit(grey + ((pixels[q] - grey) * saturation + 128 >> 8), 255)
  }
}

// A row of small pixels read between their middles.
function spread(small, row, columns, x, width, to) {
  const full = 2 * blurSide
  for (let i = 0, q = 0; i < width; i++) {
    const u = 2 * (x + i) + 1 - blurSide, share = u & full - 1, at = u >> blurShift + 1
    const l = (row * columns + limit(at, columns - 1)) * 3, r = (row * columns + limit(at + 1, columns - 1)) * 3
    for (let c = 0; c < 3; c++) to[q++] = small[l + c] * (full - share) + small[r + c] * share
  }
}

function grow(small, columns, rows, x, y, to, width, height) {
  const full = 2 * blurSide, half = full * blurSide, shift = 2 * blurShift + 2
  const above = new Uint16Array(width * 3), below = new Uint16Array(width * 3)
  let before = null
  for (let j = 0, q = 0; j < height; j++) {
    const v = 2 * (y + j) + 1 - blurSide, share = v & full - 1, at = v >> blurShift + 1
    if (at !== before) {
      spread(small, limit(at, rows - 1), columns, x, width, above)
      spread(small, limit(at + 1, rows - 1), columns, x, width, below)
      before = at
    }
    for (let i = 0, p = 0; i < width; i++) {
      to[q++] = above[p] * (full - share) + below[p++] * share + half >> shift
      to[q++] = above[p] * (full - share) + below[p++] * share + half >> shift
      to[q++] = above[p] * (full - share) + below[p++] * share + half >> shift
      to[q++] = 255
    }
  }
}
