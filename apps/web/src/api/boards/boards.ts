import { type Board, boardRecord, type Calls, type ReplyOf } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { adminQuery, backOffice } from '../admin/back-office.ts'
import { callQuery } from '../call-query.ts'

export const boardsQuery = queryOptions(
  callQuery(backOffice, 'loadJobBoardData', {}, ({ job_board_records }): Board[] =>
    job_board_records.map(boardRecord.decode),
  ),
)

export const scrapeStatusQuery = queryOptions(
  callQuery(backOffice, 'getConstant', { name: 'job_board_scrape_status' }, ({ value }) => value ?? ''),
)

export const boardHistoryQuery = ({ careersUrl }: Pick<Board, 'careersUrl'>) => ({
  ...adminQuery('getBoardHistory', { job_board_url: careersUrl }, ({ scrapes }) => scrapes),
  gcTime: 0,
})

export type NewBoard = { address: string; companyName: string; logoUrl: string }

export const addBoard = ({ address, companyName, logoUrl }: NewBoard) =>
  backOffice.scrapeJobBoard({ job_board_url: address, company_name: companyName, logo_url: logoUrl })

export const scrapeBoard = ({ companyName, careersUrl, logo }: Board) =>
  addBoard({ address: careersUrl, companyName, logoUrl: logo?.[0]?.url ?? '' })

type Counts = Omit<ReplyOf<Calls['scrapeJobBoard']>, 'pending'>

/** What a finished scrape says of a board, under the names of the record. */
export const toCounts = (reply: Counts) => ({
  jobsOnServer: reply.current_jobs_on_server,
  lastScrapedAt: reply.date_last_scraped,
  scrapeResults: reply.scrape_results,
})

export async function deleteBoardJobs({ careersUrl }: Board) {
  await backOffice.deleteJobsForJobBoard({ job_board_url: careersUrl })
  return { jobsOnServer: 0, lastScrapedAt: null, scrapeResults: null }
}

/** An admin's decision on a suspect scrape: the missing jobs are deleted (accept), or stay. */
export const resolveSuspect = async ({ careersUrl }: Board, accept: boolean) =>
  toCounts(await backOffice.resolveSuspect({ job_board_url: careersUrl, accept }))

const toBoard = async (reply: Promise<ReplyOf<Calls['updateJobBoard']>>): Promise<Board> =>
  boardRecord.decode((await reply).job_board_record)

/** Changes a board's name; an empty logo address keeps the current logo. */
export const updateBoard = (
  { careersUrl }: Board,
  { companyName, logoUrl }: Omit<NewBoard, 'address'>,
): Promise<Board> =>
  toBoard(
    backOffice.updateJobBoard({ job_board_url: careersUrl, company_name: companyName, logo_url: logoUrl }),
  )

/** Pauses the board for a number of days; 0 ends the pause. */
export const restBoard = ({ careersUrl }: Board, days: number): Promise<Board> =>
  toBoard(backOffice.restJobBoard({ job_board_url: careersUrl, days }))

export type Permission = { allowedBy: string; note: string; until: string }

export const allowBoard = ({ id }: Board, { allowedBy, note, until }: Permission): Promise<Board> =>
  toBoard(backOffice.allowBoard({ id, allowed_by: allowedBy, note, until }))

/** For a number of days, null until it changes; 0 shows it again. */
export const putTroubleAside = ({ id }: Board, days: number | null): Promise<Board> =>
  toBoard(backOffice.putTroubleAside({ id, days }))
