import { hasSchema } from '@lilypad/db'
import { askReadiness } from '@lilypad/observe'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps/deps.ts'

/** For a proxy that would send nothing while the queue is away: most of the product works without it. */
const isQueueOptional = (query: unknown) =>
  typeof query === 'object' && query !== null && 'queue' in query && query.queue === 'optional'

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests: it is not about to stop, its dependencies answer
 * now, and the database has this version's schema. `?queue=optional` leaves out the queue. `npm start` adds which of its
 * processes are being started again.
 */
export function addHealth(
  app: FastifyInstance,
  { database, queue, leaving, restarting }: Pick<Deps, 'database' | 'queue' | 'leaving' | 'restarting'>,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, alive: true }),
  )

  app.get('/readyz', async ({ query }, reply) => {
    const told = await askReadiness({
      hasSchema: () => hasSchema(database.pool),
      queue: () => queue.inspect(),
      leaving,
    })
    const success = isQueueOptional(query) ? told.migrations && !told.leaving : told.success
    const names = restarting?.() ?? []
    return reply
      .code(success ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ...told, success, ...(names.length > 0 && { restarting: names }) })
  })
}
