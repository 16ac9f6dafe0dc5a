import type { Handlers } from '@lilypad/queue'
import { failedBy } from '../boards/commit-board-reading.ts'
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
      return failedBy(error)
    }
  }
