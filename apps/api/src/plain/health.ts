import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

const PATIENCE_MS = 3_000

const answers = async (question: Promise<unknown>): Promise<boolean> => {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  return Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    tooLate,
  ])
}

/** `/healthz`: the process lives. `/readyz`: what it stands on answers, asked at this moment. */
export const addHealth = (
  app: FastifyInstance,
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, alive: true }),
  )

  app.get('/readyz', async (_request, reply) => {
    const [databaseAnswers, queueAnswers] = await Promise.all([
      answers(database.pool.query('select 1')),
      answers(queue.inspect()),
    ])
    const isReady = databaseAnswers && queueAnswers
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ success: isReady, database: databaseAnswers, queue: queueAnswers })
  })
}
