import { addVisits } from '@lilypad/db'
import { MINUTE_MS, newYorkDay } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'

/** Programs that say so, or say nothing of themselves. */
const PROGRAM = /^$|bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|java|go-http/i

/**
 * Counts what visitors open, without telling one from another. Counts are written each minute: a process that is killed
 * loses that of a minute.
 */
export function openVisitCounter(
  app: FastifyInstance,
  { database: { db }, now, span }: Pick<Deps, 'database' | 'now' | 'span'>,
): (request: FastifyRequest) => void {
  let visits = 0
  const write = async () => {
    const counted = visits
    if (counted === 0) return
    visits = 0
    await addVisits(db, newYorkDay(now()), counted).catch((error: unknown) => {
      visits += counted
      app.log.warn({ err: error }, 'The visits could not be counted; they are written later.')
    })
  }
  const timer = setInterval(() => void write(), span(MINUTE_MS)).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
  return ({ headers }) => {
    if (!PROGRAM.test(headers['user-agent'] ?? '')) visits += 1
  }
}
