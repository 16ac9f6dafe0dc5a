import type { Deps } from './deps.ts'

/**
 * Enqueues e-mails after their commit; null means that the e-mail already existed. The caller does not wait for the
 * queue: when it is away, the sweep finds the rows.
 */
export function enqueueMail({ queue }: Pick<Deps, 'queue'>, ...outboxIds: (number | null)[]): void {
  for (const outboxId of outboxIds)
    if (outboxId !== null) void queue.enqueue('send-mail', { outboxId }).catch(() => undefined)
}

/** Whether an outside newsletter provider is to be told of changes. */
export const hasNewsletterProvider = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.newsletter.kitApiKey !== undefined

/**
 * Notifies the worker that newsletter lists have changed. The changes are stored as rows, so a lost notification loses
 * nothing.
 */
export async function enqueueNewsletterSync(deps: Pick<Deps, 'config' | 'queue'>): Promise<void> {
  if (hasNewsletterProvider(deps)) await deps.queue.enqueue('sync-newsletter', {}).catch(() => undefined)
}
