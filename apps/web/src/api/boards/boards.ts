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

export const scrapeBoard = ({ companyName, careersUrl, logo }: Board) =>
  backOffice.scrapeJobBoard({
    job_board_url: careersUrl,
    company_name: companyName,
    logo_url: logo?.[0]?.url ?? '',
  })

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

/** The board of a reply that is a changed board. */
export const toBoard = async (reply: Promise<ReplyOf<Calls['updateJobBoard']>>): Promise<Board> =>
  boardRecord.decode((await reply).job_board_record)
