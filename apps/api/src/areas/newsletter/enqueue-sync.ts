import type { Deps } from '../../deps/deps.ts'

/**
 * Notifies the worker that newsletter lists have changed. The changes are stored as rows, so a lost notification loses
 * nothing.
 */
export const createNewsletterSyncEnqueuer =
  ({ config, queue }: Pick<Deps, 'config' | 'queue'>) =>
  async (): Promise<void> => {
    if (config.newsletter.kitApiKey === undefined) return
    await queue.enqueue('sync-newsletter', {}).catch(() => undefined)
  }
