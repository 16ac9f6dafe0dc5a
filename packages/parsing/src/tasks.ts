import {
  type BoardIdentity,
  type BoardReading,
  type KnownPosting,
  type ListingPage,
  readBoard,
  readDescribedPosting,
  readHtml,
  readListingPage,
} from '@lilypad/boards'
import { curate } from '@lilypad/curation'
import type { CuratedJob, FoundPosting, Web } from '@lilypad/domain'
import { drawSvg } from './draw-svg.ts'
import { readMail } from './read-mail.ts'
import { receivedPage, type SentPage } from './web-over-port.ts'

export type Curated = { job: CuratedJob; description: string | null }

/** What runs in a thread: everything that parses what strangers wrote. Throws ScrapeError. */
export const tasks = {
  readBoard: (
    {
      board,
      known,
      live,
    }: { board: BoardIdentity; known: ReadonlyMap<string, KnownPosting> | null; live: readonly string[] },
    web: Web,
  ): Promise<BoardReading> =>
    readBoard(board, { web, live, ...(known && { known: (id: string) => known.get(id) ?? null }) }),

  readListing(sent: SentPage): { listing: ListingPage; described: FoundPosting | null } {
    const page = receivedPage(sent)
    return { listing: readListingPage(page), described: readDescribedPosting(page) }
  },

  curate: ({ found, company }: { found: readonly FoundPosting[]; company: string }): Curated[] =>
    found.map((posting) => {
      const { markdown, text } = readHtml(posting.html ?? '')
      return {
        job: curate(posting, { company, markdown, text }),
        description: markdown === '' ? null : markdown,
      }
    }),

  drawSvg,

  readMail,
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
