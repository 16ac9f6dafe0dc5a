/** Why a run ended early: the person, or the system, asked for it. */
export class Stopped extends Error {
  /** @override */
  name = 'Stopped'
}

/**
 * A signal that aborts at the first SIGINT, SIGTERM or SIGHUP. Later ones are taken and change nothing: the
 * orderly stop is under way.
 *
 * @returns {AbortSignal}
 */
export const stopSignal = () => {
  const stopping = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => {
      if (stopping.signal.aborted) return
      console.log('\nStopping …')
      stopping.abort(new Stopped(`Stopped by ${name}`))
    })
  }
  return stopping.signal
}
