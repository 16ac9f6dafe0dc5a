/** @template T @param {string} what a step that may take long @param {() => Promise<T>} work */
export const withProgress = async (what, work) => {
  const since = performance.now()
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${what} …`)
  const ticking = setInterval(() => console.log(`${what} … ${seconds()} s`), 5_000)
  try {
    const result = await work()
    console.log(`${what}: done in ${seconds()} s`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
