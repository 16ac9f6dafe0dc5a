import type { Deps } from './deps.ts'

/**
 * Enqueues e-mails after their commit; null means that the e-mail already existed. The caller does not wait for the
 * queue: when it is away, the sweep finds the rows.
 */
export const createMailEnqueuer =
  ({ queue }: Pick<Deps, 'queue'>) =>
  (...outboxIds: (number | null)[]): void => {
    for (const outboxId of outboxIds)
      if (outboxId !== null) void queue.enqueue('send-mail', { outboxId }).catch(() => undefined)
  }
