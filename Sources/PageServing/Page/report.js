// ---- What is wrong, over the screen, until the next good build; and what the app prints

const make = (name, properties, ...children) => {
  const { data, ...rest } = properties ?? {}
  const made = Object.assign(document.createElement(name), rest)
  Object.assign(made.dataset, data)
  made.append(...children)
  return made
}

async function copy(text, button) {
  // Without a secure origin, as on another machine of the network, there is no clipboard to write to.
  try { await navigator.clipboard.writeText(text) } catch {
    const area = make('textarea', { value: text })
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
  const words = button.dataset.words ??= button.textContent
  button.textContent = 'Copied'
  setTimeout(() => { button.textContent = words }, 1200)
}

const placeOf = problem => problem.file ? [problem.file, problem.line, problem.column].filter(part => part).join(':') : ''
const plain = problem => [placeOf(problem), problem.text, ...problem.source.map(line => `${line.number} | ${line.text}`)].filter(part => part).join('\n')

let report = null
function showReport(news) {
  // Of several devices side by side it is the page around them that says it.
  if (beside !== null) return
  report = news
  const panel = $('report')
  panel.hidden = !news
  panel.classList.toggle('over', !!news && !news.isRunning)
  if (!news) return panel.replaceChildren()
  const copyAll = make('button', { textContent: 'Copy all', onclick: event => copy(news.problems.map(plain).join('\n\n'), event.target) })
  const restart = make('button', { textContent: 'Restart', id: 'restart', onclick: () => { send({ t: 'restart' }) } })
  const isChoosing = !!start && start.shown === undefined
  const buttons = isChoosing ? [] : [restart]
  if (news.problems.length > 1) buttons.unshift(copyAll)
  if (news.isRunning || isChoosing) buttons.push(make('button', { textContent: 'Hide', onclick: () => { panel.hidden = true } }))
  panel.replaceChildren(
    make('header', {}, make('h2', { textContent: news.title }),
      make('p', { textContent: news.remark ?? (news.isRunning ? 'The screen is that of the last good build.' : isChoosing ? 'Choose something else meanwhile.' : 'It starts again at the next edit, or by Restart.') })),
    make('ol', {}, ...news.problems.map(problem => make('li', {},
      make('p', { className: 'text', textContent: problem.text }),
      make('div', { className: 'place' }, make('code', { textContent: placeOf(problem) }),
        make('button', { textContent: 'Copy', onclick: event => copy(plain(problem), event.target) })),
      make('pre', { hidden: !problem.source.length }, ...problem.source.map(line =>
        make('span', { className: line.number === problem.line ? 'meant' : '' }, make('i', { textContent: line.number }), line.text + '\n')))))),
    make('footer', {}, ...buttons))
}

const mostLines = 1000
let printed = []
// What is printed between two frames is shown at once: measuring the list costs a layout.
function showConsole(lines, isWhole) {
  if (isWhole) { printed = []; $('console-lines').replaceChildren() }
  if (!printed.length) requestAnimationFrame(showPrinted)
  printed.push(...lines)
  if (printed.length > 2 * mostLines) printed.splice(0, printed.length - mostLines)
}
function showPrinted() {
  const list = $('console-lines'), atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 4
  const lines = printed.slice(-mostLines)
  printed = []
  const surplus = list.childElementCount + lines.length - mostLines
  if (surplus > 0) {
    const range = document.createRange()
    range.setStart(list, 0)
    range.setEnd(list, surplus)
    range.deleteContents()
  }
  list.append(...lines.map(line => make('div', { className: line.isError ? 'error' : '', textContent: line.text || ' ' })))
  $('console-count').textContent = list.childElementCount || ''
  if (atEnd) list.scrollTop = list.scrollHeight
}
$('console-clear').onclick = () => { $('console-lines').replaceChildren(); $('console-count').textContent = '' }
$('console-copy').onclick = event => copy([...$('console-lines').children].map(line => line.textContent).join('\n'), event.target)
