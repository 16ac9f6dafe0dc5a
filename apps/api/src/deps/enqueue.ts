import type { Deps } from './deps.ts'

/** After the commit; null: it already existed. Nobody waits: while the queue is away, the sweep finds the rows. */
export function enqueueMail({ queue }: Pick<Deps, 'queue'>, ...outboxIds: (number | null)[]): void {
  for (const outboxId of outboxIds)
    if (outboxId !== null) void queue.enqueue('send-mail', { outboxId }).catch(() => undefined)
}

/** Whether an outside newsletter provider is to be told of changes. */
export const hasNewsletterProvider = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.newsletter.kitApiKey !== undefined

/** The changes are rows, so a lost notification loses nothing. */
export async function enqueueNewsletterSync(deps: Pick<Deps, 'config' | 'queue'>): Promise<void> {
  if (hasNewsletterProvider(deps)) await deps.queue.enqueue('sync-newsletter', {}).catch(() => undefined)
}
