// ---- What was done, as a scenario

const refreshScenario = () => { if ($('scenario').open) send({ t: 'scenario' }) }
$('scenario').ontoggle = refreshScenario
function showScenario(text) {
  const area = $('scenario-text'), atEnd = area.scrollHeight - area.scrollTop - area.clientHeight < 4
  if (area.value === text) return
  area.value = text
  if (atEnd) area.scrollTop = area.scrollHeight
}
$('scenario-copy').onclick = event => copy($('scenario-text').value, event.target)
$('scenario-save').onclick = () => save(new Blob([$('scenario-text').value], { type: 'text/yaml' }), 'recorded.yaml')
