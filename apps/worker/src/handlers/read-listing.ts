import { ScrapeError } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** With the usual safeguards; stores nothing. */
export const readListing =
  ({ fetching, parser }: Pick<Deps, 'fetching' | 'parser'>): Handlers['read-listing'] =>
  async ({ address }, { signal }) => {
    try {
      const { web } = fetching.openBoard({ signal })
      const page = await web.request({ url: address, isBoard: true })
      const { listing } = await parser.readListing(page)
      return { outcome: 'done', ...listing }
    } catch (error) {
      if (!(error instanceof ScrapeError)) throw error
      return { outcome: 'failed', kind: error.kind, message: error.message }
    }
  }
