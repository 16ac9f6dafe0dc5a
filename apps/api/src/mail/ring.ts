import type { Deps } from '../deps.ts'

/**
 * Tells the worker of e-mails once they are committed; null stands for one that was written before. Nobody waits
 * for the queue: when it is away, the sweep finds the rows.
 */
export const createMailBell =
  ({ queue }: Pick<Deps, 'queue'>) =>
  (...emailIds: (number | null)[]): void => {
    for (const emailId of emailIds)
      if (emailId !== null) void queue.enqueue('send-mail', { emailId }).catch(() => undefined)
  }
