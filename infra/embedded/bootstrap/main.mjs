import { StartError } from './start-error.mjs'

const [MAJOR, MINOR] = [20, 19]

const isNodeNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > MAJOR || (major === MAJOR && minor >= MINOR)
}

class Stopped extends Error {
  /** @override */
  name = 'Stopped'
}

/** Aborts at the first SIGINT, SIGTERM or SIGHUP; later ones change nothing, since the orderly stop is under way. */
const stopSignal = () => {
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

/** @param {unknown} error @param {string[]} names */
const isNamed = (error, names) => error instanceof Error && names.includes(error.name)

/** @param {unknown} error */
const explain = (error) => {
  const isForOperator = isNamed(error, ['StartError', 'ConfigError'])
  console.error(isForOperator && error instanceof Error ? error.message : error)
}

/**
 * Exits with what `work` returns, 1 when it throws, and `ifStopped` when a signal stopped it.
 * @param {(signal: AbortSignal) => Promise<number>} work @param {{ ifStopped?: number }} [options]
 */
export const main = async (work, { ifStopped = 0 } = {}) => {
  const signal = stopSignal()
  try {
    if (!isNodeNewEnough()) {
      throw new StartError(
        `Lilypad needs Node.js ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`,
      )
    }
    process.exitCode = await work(signal)
  } catch (error) {
    const wasStopped = signal.aborted && isNamed(error, ['Stopped', 'AbortError'])
    if (!wasStopped) explain(error)
    process.exitCode = wasStopped ? ifStopped : 1
  }
  // Sockets of ended children must not keep a stopped product alive.
  process.exit()
}
