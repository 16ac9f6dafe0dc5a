import './heap.ts'
import { ConfigError, readConfig } from '@lilypad/config'
import { createLog, openMetrics, startTraces, type Traces } from '@lilypad/observe'
import { type RunningWorker, startWorker } from './worker.ts'

/** After this time the process exits, whatever still runs. */
const STOP_MS = 29_000

function readConfigOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const config = readConfigOrExit()
const logger = createLog({ process: 'worker', level: config.logLevel })

let worker: RunningWorker | null = null
let traces: Traces | null = null
let isStopping = false
async function stop(why: string) {
  if (isStopping) return
  isStopping = true
  logger.info({ why }, 'The worker stops.')
  setTimeout(() => process.exit(1), STOP_MS).unref()
  // One that still waits for its services has taken no work.
  await worker?.stop()
  await traces?.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
process.on('disconnect', () => void stop('the parent is gone'))

traces = config.traces && (await startTraces('lilypad-worker', config.traces))
worker = await startWorker(config, logger, { metrics: openMetrics({ ofNode: true }), traces }).catch(
  (error: unknown) => {
    logger.fatal({ err: error }, 'The worker could not start.')
    process.exit(1)
  },
)

logger.info({ concurrency: config.scrape.concurrency, boards: config.boards }, 'The worker is ready.')
process.send?.({ type: 'ready' })
