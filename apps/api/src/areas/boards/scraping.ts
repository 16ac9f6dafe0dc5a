import { ApiError, type ResultOf } from '@lilypad/contracts'
import {
  type BoardKey,
  deleteJobsOfBoard,
  findBoard,
  findBoardByAddress,
  findBoardRecord,
  findConstant,
  listBoardRecords,
  openLoop,
  resolveSuspect,
} from '@lilypad/db'
import { WorkFailedError } from '@lilypad/queue'
import { type BoardsNeeds, orNoBoard, type SomeBoards, toBoard } from './to-board.ts'

type WantedBoard = BoardKey & { id: number }
type Asked = { job_board_url: string; company_name: string; logo_url: string }
type Scraped = ResultOf<'scrape-board'> | ResultOf<'adopt-board'>

/** How long an admin's request waits for a scrape. */
const TIMEOUT_MS = 60_000
const NEVER_SCRAPED = { current_jobs_on_server: 0, date_last_scraped: null, scrape_results: null }
const PENDING = { pending: true, message: 'Still scraping.' }

/** The worker's log says why a work failed; the admin learns that nothing was changed. */
const orUnreadable = (error: unknown): never => {
  if (error instanceof WorkFailedError)
    throw new ApiError('unreadable_board', 'This board could not be read because of an error of ours.')
  throw error
}

export const scrapingHandlers = ({
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
> => {
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

    getConstant: async ({ request: { name } }) => ({ value: await findConstant(db, name) }),
  }
}
