import { ApiError, type PastScrape as WirePastScrape } from '@lilypad/contracts'
import {
  allowBoard,
  type BoardKey,
  type ChangedPosting,
  editBoard,
  findBoard,
  findBoardItself,
  findBoardRecord,
  listChangedPostings,
  listPastScrapes,
  type PastScrape,
  removeBoard,
  restBoard,
} from '@lilypad/db'
import { addDays, changedFieldNames, DAY_MS, isCalendarDay, newYorkInstant } from '@lilypad/domain'
import { type BoardsNeeds, orNoBoard, type SomeBoards, toBoard } from './to-board.ts'

const MAX_SCRAPES = 100

/** Null keeps the current logo. */
const readLogoUrl = (typed: string): string | null => {
  if (typed === '') return null
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) return typed
  throw new ApiError('bad_request', 'The address of the logo must begin with http:// or https://.')
}

/** A day is meant to its end. */
const readUntil = (until: string): Date => {
  if (until.includes('T')) return new Date(until)
  if (isCalendarDay(until)) return newYorkInstant(addDays(until, 1), 0)
  throw new ApiError('bad_request', 'Please give a day that exists.')
}

/** More of one scrape would fill the page. */
const MAX_CHANGED = 20

const toPastScrape = (scrape: PastScrape, changed: readonly ChangedPosting[]): WirePastScrape => ({
  started_at: scrape.startedAt.toISOString(),
  seconds: (scrape.finishedAt.getTime() - scrape.startedAt.getTime()) / 1000,
  outcome: scrape.outcome,
  message: scrape.message,
  num_listings_found: scrape.found,
  num_listed: scrape.listed,
  num_new_jobs: scrape.newJobs,
  num_changed_jobs: scrape.changedJobs,
  num_deleted_jobs: scrape.deletedJobs,
  changed_postings: changed
    .filter(({ at }) => at >= scrape.startedAt && at <= scrape.finishedAt)
    .slice(0, MAX_CHANGED)
    .map(({ title, fields }) => ({ title, fields: changedFieldNames(fields) })),
  num_requests: scrape.requests,
  bytes: scrape.bytes,
})

export const editorHandlers = ({
  database: { db },
  queue,
  now,
  jobList,
}: BoardsNeeds): SomeBoards<
  'getBoardHistory' | 'updateJobBoard' | 'restJobBoard' | 'allowBoard' | 'removeJobBoard'
> => {
  /** The board of this card itself, even if its page shows another board. */
  const boardAt = async (address: string) => orNoBoard(await findBoardItself(db, address))
  const getRecord = async (key: BoardKey) => ({
    job_board_record: toBoard(orNoBoard(await findBoardRecord(db, key))),
  })

  return {
    async getBoardHistory({ request }) {
      const board = await boardAt(request.job_board_url)
      const scrapes = await listPastScrapes(db, board.id, MAX_SCRAPES)
      const oldest = scrapes.at(-1)
      const changed = oldest ? await listChangedPostings(db, board.id, oldest.startedAt) : []
      return { scrapes: scrapes.map((scrape) => toPastScrape(scrape, changed)) }
    },

    async updateJobBoard({ request, audit }) {
      const board = await boardAt(request.job_board_url)
      const logoUrl = readLogoUrl(request.logo_url)
      const edit = { companyName: request.company_name, logoUrl }
      const { hasNewLogo } = await editBoard(db, board.id, edit, now())
      // The address is already stored: without the queue the logo waits for the next edit, and this edit stays.
      if (hasNewLogo) await queue.enqueue('fetch-logo', { boardId: board.id }).catch(() => undefined)
      audit(board.companyName, { ...request })
      jobList.forget()
      return getRecord(board)
    },

    async restJobBoard({ request: { job_board_url: address, days }, audit }) {
      const board = await boardAt(address)
      await restBoard(db, board.id, days === 0 ? null : new Date(now().getTime() + days * DAY_MS))
      audit(board.companyName, { job_board_url: address, days })
      return getRecord(board)
    },

    async allowBoard({ request: { id, allowed_by: allowedBy, note: allowedNote, until }, audit }) {
      const found = await findBoard(db, id)
      const board = orNoBoard(found?.removedAt === null ? found : null)
      const allowedUntil = readUntil(until)
      await allowBoard(db, id, { allowedBy, allowedNote, allowedAt: now(), allowedUntil })
      audit(board.companyName, { id, allowed_by: allowedBy, note: allowedNote, until })
      return getRecord(board)
    },

    async removeJobBoard({ request: { job_board_url: address }, audit }) {
      const board = await boardAt(address)
      const deleted = await removeBoard(db, board.id, now())
      audit(board.companyName, { job_board_url: address, num_deleted_jobs: deleted })
      jobList.forget()
      return {}
    },
  }
}
