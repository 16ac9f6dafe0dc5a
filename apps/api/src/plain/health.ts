import { hasSchema } from '@lilypad/db'
import { askReadiness } from '@lilypad/observe'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** What a proxy asks that sends nothing at all where nobody is ready: without the queue most of the product goes on. */
const isQueueOptional = (query: unknown) =>
  typeof query === 'object' && query !== null && 'queue' in query && query.queue === 'optional'

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent requests: it is not about to stop, and what it stands on
 * answers and has this version's schema, asked at this moment; `?queue=optional` tells it without the queue.
 */
export const addHealth = (
  app: FastifyInstance,
  { database, queue, leaving }: Pick<Deps, 'database' | 'queue' | 'leaving'>,
): void => {
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
    return reply
      .code(success ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ...told, success })
  })
}
