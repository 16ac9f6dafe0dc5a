import { type Board, boardRecord } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { backOffice } from '../admin/back-office.ts'
import { callQuery } from '../call-query.ts'

export const boardHistoryQuery = ({ careersUrl }: Pick<Board, 'careersUrl'>) =>
  queryOptions({
    ...callQuery(backOffice, 'getBoardHistory', { job_board_url: careersUrl }, ({ scrapes }) => scrapes),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export type NewBoard = { address: string; companyName: string; logoUrl: string }

export const addBoard = ({ address, companyName, logoUrl }: NewBoard) =>
  backOffice.scrapeJobBoard({ job_board_url: address, company_name: companyName, logo_url: logoUrl })

/** Changes a board's name; an empty logo address keeps the current logo. */
export async function updateBoard(
  { careersUrl }: Board,
  { companyName, logoUrl }: Omit<NewBoard, 'address'>,
): Promise<Board> {
  const { job_board_record: record } = await backOffice.updateJobBoard({
    job_board_url: careersUrl,
    company_name: companyName,
    logo_url: logoUrl,
  })
  return boardRecord.decode(record)
}

/** Pauses the board for a number of days; 0 ends the pause. */
export async function restBoard({ careersUrl }: Board, days: number): Promise<Board> {
  const { job_board_record: record } = await backOffice.restJobBoard({ job_board_url: careersUrl, days })
  return boardRecord.decode(record)
}

export type Permission = { allowedBy: string; note: string; until: string }

export async function allowBoard({ id }: Board, { allowedBy, note, until }: Permission): Promise<Board> {
  const { job_board_record: record } = await backOffice.allowBoard({ id, allowed_by: allowedBy, note, until })
  return boardRecord.decode(record)
}

/** For a number of days, null until it changes; 0 shows it again. */
export async function putTroubleAside({ id }: Board, days: number | null): Promise<Board> {
  const { job_board_record: record } = await backOffice.putTroubleAside({ id, days })
  return boardRecord.decode(record)
}

export const removeBoard = ({ careersUrl }: Board) => backOffice.removeJobBoard({ job_board_url: careersUrl })
