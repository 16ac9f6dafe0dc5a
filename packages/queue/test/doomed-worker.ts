import { openQueue, startWorkers } from '../src/index.ts'
import { silent } from '../src/logger.ts'

const never = () => new Promise<never>(() => {})
const settings = JSON.parse(process.env.QUEUE_SETTINGS ?? '')
const queue = await openQueue(settings)
await startWorkers(
  queue,
  {
    'scrape-board': async ({ boardId }) => {
      process.stdout.write(`taken ${boardId}\n`)
      return never()
    },
    'adopt-board': never,
    'read-board': never,
    'read-listing': never,
    'scrape-all': never,
    'fetch-logo': never,
    'send-mail': never,
    'sync-newsletter': never,
    'send-alerts': never,
    'send-test-alert': never,
    sweep: never,
  },
  { logger: silent, concurrency: { outside: 1, inside: 1, mails: 1 } },
)
