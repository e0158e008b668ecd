// ---- What was done, as a scenario

let scenarioKind = ''
const refreshScenario = () => { if ($('scenario').open) send({ t: 'scenario', v: scenarioKind }) }
for (const button of $('scenario-kinds').children) {
  button.onclick = () => {
    scenarioKind = button.dataset.kind
    for (const each of $('scenario-kinds').children) each.setAttribute('aria-pressed', each === button)
    refreshScenario()
  }
}
$('scenario').ontoggle = refreshScenario
function showScenario(text) {
  const area = $('scenario-text'), atEnd = area.scrollHeight - area.scrollTop - area.clientHeight < 4
  if (area.value === text) return
  area.value = text
  if (atEnd) area.scrollTop = area.scrollHeight
}
$('scenario-copy').onclick = event => copy($('scenario-text').value, event.target)
$('scenario-save').onclick = () => save(new Blob([$('scenario-text').value], { type: 'text/plain' }), scenarioKind ? 'RecordedTests.swift' : 'recorded.yaml')
