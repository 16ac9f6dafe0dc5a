import { type Handlers, startWorkers, type Workers } from '@lilypad/queue'
import type { TestApi } from './create-test-api.ts'

/** A worker without log output on the queue of a test's API; `outside` is how many slow works it runs at a time. */
export function startTestWorker(
  { deps }: Pick<TestApi, 'deps'>,
  handlers: Partial<Handlers>,
  outside = 1,
): Promise<Workers> {
  const logger = { info() {}, warn() {}, error() {} }
  return startWorkers(deps.queue, handlers, { logger, concurrency: { outside, inside: 1, mails: 1 } })
}
