import type { UnlistedReason } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

/** Reports that closed because their jobs left the list, and that no admin decided: the jobs are back. */
export const reopenReports = (tx: Executor, jobIds: readonly number[]) =>
  tx.execute(sql`
    update listing_cases as closed set decided_at = null, decision = null
    where job_id = any(${sql.param(jobIds)}::bigint[]) and decision = 'acted'
      and not exists (select from desk_cases as decided where decided.id = 'report-' || closed.id)
      and not exists (
        select from listing_cases as later where later.job_id = closed.job_id and later.id > closed.id)`)

type Change = {
  job: { id: number; unlistedReason: UnlistedReason | null }
  row: { unlistedReason: UnlistedReason | null }
}

/** For the jobs that were not listed before, and are now. */
export async function reopenListedAgain(tx: Executor, changes: readonly Change[]): Promise<void> {
  const again = changes.filter(({ job, row }) => job.unlistedReason !== null && row.unlistedReason === null)
  if (again.length === 0) return
  await reopenReports(
    tx,
    again.map(({ job }) => job.id),
  )
}
