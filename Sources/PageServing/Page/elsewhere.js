// ---- The address for other devices, as a QR code

function showElsewhere({ address, code }) {
  const canvas = $('elsewhere-code'), pen = canvas.getContext('2d'), quiet = 4, module = 6
  canvas.width = canvas.height = (code.length + 2 * quiet) * module
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  code.forEach((row, y) => [...row].forEach((value, x) => {
    if (value === '1') pen.fillRect((x + quiet) * module, (y + quiet) * module, module, module)
  }))
  $('elsewhere-address').textContent = address
  $('elsewhere').hidden = false
}
$('elsewhere-copy').onclick = () => navigator.clipboard?.writeText($('elsewhere-address').textContent).catch(() => {})
