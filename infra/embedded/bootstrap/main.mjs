import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '')

const [MAJOR, MINOR] = [20, 19]

/** The person at the terminal can put it right: its sentence is printed alone, without a stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return
  throw new StartError(`Lilypad needs Node.js ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`)
}

/** Aborts at the first SIGINT, SIGTERM or SIGHUP; later ones change nothing, since the orderly stop is under way. */
function abortAtSignals() {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (stopping.signal.aborted) return
      console.log('\nStopping …')
      stopping.abort()
    })
  }
  return stopping.signal
}

/** @param {unknown} error @param {string[]} names @returns {error is Error} */
export function isNamed(error, names) {
  return error instanceof Error && names.includes(error.name)
}

/**
 * Exits with what `work` returns, 1 when it throws, and `ifStopped` when a signal stopped it.
 * @param {(signal: AbortSignal) => Promise<number>} work @param {{ ifStopped?: number }} [options]
 */
export async function main(work, { ifStopped = 0 } = {}) {
  const signal = abortAtSignals()
  try {
    requireNode()
    process.exitCode = await work(signal)
  } catch (error) {
    const wasStopped = signal.aborted && isNamed(error, ['AbortError'])
    if (!wasStopped) console.error(isNamed(error, ['StartError', 'ConfigError']) ? error.message : error)
    process.exitCode = wasStopped ? ifStopped : 1
  }
  // Sockets of ended children must not keep a stopped product alive.
  process.exit()
}
