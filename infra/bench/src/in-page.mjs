/** Runs in the measured page itself, before everything else. A plain script: what is compiled needs helpers. */

const answers = []
const longTasks = []

const afterPaint = (act) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    port2.postMessage(null)
  })

/** Measures the time from a change of a field until the list's counter has changed and is painted. */
function watchAnswers() {
  let asked = null
  // For a pressed checkbox: its `input` event comes after all click handlers.
  const ask = (event) => {
    const isBox = event.target.type === 'checkbox'
    if (isBox === (event.type === 'click')) asked = event.timeStamp
  }
  const answer = () => {
    const start = asked
    asked = null
    if (start !== null) afterPaint(() => answers.push(performance.now() - start))
  }
  document.addEventListener('input', ask, { capture: true })
  document.addEventListener('click', ask, { capture: true })
  const counter = document.getElementById('job-count')
  new MutationObserver(answer).observe(counter, { subtree: true, childList: true, characterData: true })
}

/** Measures the time from each key to the paint of its change. */
const watchKeys = () =>
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => answers.push(performance.now() - timeStamp)),
    { capture: true },
  )

/** Records the length of each task above 50 ms. */
const watchTasks = () =>
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask' })

/** Milliseconds since the last call. */
window.lilypadBench = {
  watch: () => [watchAnswers(), watchTasks()],
  watchKeys,
  takeAnswers: () => answers.splice(0),
  takeTasks: () => longTasks.splice(0),
}
