import type { Page } from '@playwright/test'

type BoardRecord = { 'Careers Website': string; current_jobs_on_server: number }

/** The careers address of a board that lists something, as the page's admin finds it. */
export async function boardAddress(page: Page): Promise<string> {
  const reply = await page.request.get('/admin-api/load_job_board_data')
  const { job_board_records: boards } = (await reply.json()) as { job_board_records: BoardRecord[] }
  const board = boards.find((one) => one.current_jobs_on_server > 1)
  if (!board) throw new Error('no board lists anything')
  return board['Careers Website']
}
