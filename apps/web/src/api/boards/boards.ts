import { type Board, boardRecord } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { backOffice } from '../admin/back-office.ts'
import { callQuery } from '../call-query.ts'

export const boardsQuery = queryOptions(
  callQuery(backOffice, 'loadJobBoardData', {}, ({ job_board_records }): Board[] =>
    job_board_records.map(boardRecord.decode),
  ),
)

export const scrapeStatusQuery = queryOptions(
  callQuery(backOffice, 'getConstant', { name: 'job_board_scrape_status' }, ({ value }) => value ?? ''),
)

export const scrapeBoard = (board: Board) =>
  backOffice.scrapeJobBoard({
    company_name: board.companyName,
    job_board_url: board.careersUrl,
    logo_url: board.logo?.[0]?.url ?? '',
  })

export const scrapeAllBoards = () => backOffice.scrapeAllJobBoards({})

export const deleteBoardJobs = (board: Board) =>
  backOffice.deleteJobsForJobBoard({ job_board_url: board.careersUrl })

/** An admin's decision on a suspect scrape: the missing jobs are deleted (accept), or stay. */
export const resolveSuspect = (board: Board, accept: boolean) =>
  backOffice.resolveSuspect({ job_board_url: board.careersUrl, accept })
