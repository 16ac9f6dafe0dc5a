import {
  ApiError,
  type boardsCalls,
  type ResultOf,
  type PastScrape as WirePastScrape,
} from '@lilypad/contracts'
import {
  allowBoard,
  type BoardKey,
  type ChangedPosting,
  deleteJobsOfBoard,
  editBoard,
  findBoard,
  findBoardByAddress,
  findBoardItself,
  findBoardRecord,
  findStoredValue,
  listBoardRecords,
  listChangedPostings,
  listPastScrapes,
  openLoop,
  type PastScrape,
  putTroubleAside,
  removeBoard,
  resolveSuspect,
  restBoard,
} from '@lilypad/db'
import { addDays, changedFieldNames, DAY_MS, isCalendarDay, newYorkInstant } from '@lilypad/domain'
import { WorkFailedError } from '@lilypad/queue'
import type { Handlers } from '../../http/implement-calls.ts'
import { type BoardsNeeds, orNoBoard, type SomeBoards, toBoard } from './to-board.ts'

const troubleHandlers = ({ database: { db }, now }: BoardsNeeds): SomeBoards<'putTroubleAside'> => ({
  async putTroubleAside({ request: { id, days }, audit }) {
    const found = await findBoard(db, id)
    const board = orNoBoard(found?.removedAt === null ? found : null)
    if (!(await putTroubleAside(db, id, days, now())))
      throw new ApiError('bad_request', 'This board is in no trouble.')
    audit(board.companyName, { id, days })
    return { job_board_record: toBoard(orNoBoard(await findBoardRecord(db, board))) }
  },
})

type WantedBoard = BoardKey & { id: number }
type Asked = { job_board_url: string; company_name: string; logo_url: string }
type Scraped = ResultOf<'scrape-board'> | ResultOf<'adopt-board'>

/** How long an admin's request waits for a scrape. */
const TIMEOUT_MS = 60_000
const NEVER_SCRAPED = { current_jobs_on_server: 0, date_last_scraped: null, scrape_results: null }
const PENDING = { pending: true, message: 'Still scraping.' }

/** The worker's log says why a work failed; the admin learns that nothing was changed. */
function orUnreadable(error: unknown): never {
  if (error instanceof WorkFailedError)
    throw new ApiError('unreadable_board', 'This board could not be read because of an error of ours.')
  throw error
}

function scrapingHandlers({
  database: { db },
  queue,
  now,
  span,
  jobList,
}: BoardsNeeds): SomeBoards<
  | 'loadJobBoardData'
  | 'scrapeJobBoard'
  | 'scrapeRaw'
  | 'resolveSuspect'
  | 'scrapeAllJobBoards'
  | 'deleteJobsForJobBoard'
  | 'getConstant'
> {
  const patience = span(TIMEOUT_MS)

  const findBoardOrRefuse = async (address: string): Promise<WantedBoard> =>
    orNoBoard(await findBoardByAddress(db, address))

  const getCounts = async (key: BoardKey | null) => {
    const record = key && (await findBoardRecord(db, key))
    if (!record) return NEVER_SCRAPED
    const { current_jobs_on_server, date_last_scraped, scrape_results } = toBoard(record)
    return { current_jobs_on_server, date_last_scraped, scrape_results }
  }

  /** An unknown address is read, and becomes a board if that works. */
  const askForScrape = (board: WantedBoard | null, { job_board_url, company_name, logo_url }: Asked) =>
    board
      ? queue.ask('scrape-board', { boardId: board.id }, patience)
      : queue.ask(
          'adopt-board',
          { address: job_board_url, companyName: company_name, logoUrl: logo_url },
          patience,
        )

  const getBoard = async (result: Scraped, board: WantedBoard | null): Promise<BoardKey | null> => {
    if (result.outcome === 'failed') throw new ApiError('unreadable_board', result.message)
    return 'boardId' in result ? findBoard(db, result.boardId) : board
  }

  return {
    loadJobBoardData: async () => ({ job_board_records: (await listBoardRecords(db)).map(toBoard) }),

    async scrapeJobBoard({ request }) {
      const board = await findBoardByAddress(db, request.job_board_url)
      const answer = await askForScrape(board, request).catch(orUnreadable)
      if (!answer.done) return { ...(await getCounts(board)), ...PENDING }
      const scraped = await getBoard(answer.result, board)
      jobList.forget()
      return getCounts(scraped)
    },

    async scrapeRaw({ request }) {
      const answer = await queue
        .ask('read-board', { address: request.job_board_url }, patience)
        .catch(orUnreadable)
      if (!answer.done) throw new ApiError('unreadable_board', 'Reading this board takes too long.')
      if (answer.result.outcome === 'failed') throw new ApiError('unreadable_board', answer.result.message)
      const { listings, incompleteReason } = answer.result
      return { listings, ...(incompleteReason !== null && { message: incompleteReason }) }
    },

    async resolveSuspect({ request }) {
      const board = await findBoardOrRefuse(request.job_board_url)
      if (!(await resolveSuspect(db, board.id, request.accept, now())))
        throw new ApiError('conflict', 'This board is not suspect.')
      jobList.forget()
      return getCounts(board)
    },

    async scrapeAllJobBoards() {
      const loopId = await openLoop(db, undefined, now())
      if (loopId === null) throw new ApiError('conflict', 'The scraping loop is already running.')
      // The loop is stored as a row: the worker's sweep finds it within a minute even if the queue is away now.
      await queue.enqueue('scrape-all', { loopId }).catch(() => undefined)
      return {}
    },

    async deleteJobsForJobBoard({ request }) {
      const board = await findBoardOrRefuse(request.job_board_url)
      await deleteJobsOfBoard(db, board.id, now())
      jobList.forget()
      return {}
    },

    getConstant: async ({ request: { name } }) => ({ value: await findStoredValue(db, name) }),
  }
}

const MAX_SCRAPES = 100

/** Null keeps the current logo. */
function readLogoUrl(typed: string): string | null {
  if (typed === '') return null
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) return typed
  throw new ApiError('bad_request', 'The address of the logo must begin with http:// or https://.')
}

/** A day is meant to its end. */
function readUntil(until: string): Date {
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

function editorHandlers({
  database: { db },
  queue,
  now,
  jobList,
}: BoardsNeeds): SomeBoards<
  'getBoardHistory' | 'updateJobBoard' | 'restJobBoard' | 'allowBoard' | 'removeJobBoard'
> {
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

export const boardsHandlers = (needs: BoardsNeeds): Handlers<typeof boardsCalls> => ({
  ...scrapingHandlers(needs),
  ...editorHandlers(needs),
  ...troubleHandlers(needs),
})
