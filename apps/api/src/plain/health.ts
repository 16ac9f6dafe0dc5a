import { hasSchema } from '@lilypad/db'
import { askReadiness } from '@lilypad/observe'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent requests: it is not about to stop, and what it stands on
 * answers and has this version's schema, asked at this moment.
 */
export const addHealth = (
  app: FastifyInstance,
  { database, queue, leaving }: Pick<Deps, 'database' | 'queue' | 'leaving'>,
): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, alive: true }),
  )

  app.get('/readyz', async (_request, reply) => {
    const readiness = await askReadiness({
      hasSchema: () => hasSchema(database.pool),
      queue: () => queue.inspect(),
      leaving,
    })
    return reply
      .code(readiness.success ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
}
