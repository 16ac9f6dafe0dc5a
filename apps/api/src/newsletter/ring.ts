import type { Deps } from '../deps.ts'

/** Tells the worker that newsletter lists have changed. Rows hold what there is to tell: a bell that is not heard loses nothing. */
export const createNewsletterBell =
  ({ config, queue }: Pick<Deps, 'config' | 'queue'>) =>
  async (): Promise<void> => {
    if (config.newsletter.kitApiKey === undefined) return
    await queue.enqueue('sync-newsletter', {}).catch(() => undefined)
  }
