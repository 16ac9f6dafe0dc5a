/** @typedef {(line: string) => void} Say */

/** @type {Say} */
export const sayAloud = (line) => console.log(line)

/** @param {number} since a time of `performance.now()` */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/**
 * Does a step that may take long, and says every five seconds that it still goes on.
 *
 * @template T
 * @param {string} what such as 'Installing packages'
 * @param {() => Promise<T>} work
 * @param {Say} [say]
 * @returns {Promise<T>}
 */
export const withProgress = async (what, work, say = sayAloud) => {
  const since = performance.now()
  say(`${what} …`)
  const ticking = setInterval(() => say(`${what} … ${seconds(since)} s`), 5_000)
  try {
    const result = await work()
    say(`${what}: done in ${seconds(since)} s`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
