import { ApiError } from '@lilypad/contracts'
import { addApplications, changeApplication, listApplications, lockTracker } from '@lilypad/db'
import type { Needs, Some } from '../needs.ts'
import { planImport } from '../plan-import.ts'
import { readCsv } from '../read-csv.ts'
import { TOO_MANY_APPLICATIONS } from './applications.ts'

export const importHandlers = ({ database: { db }, now }: Needs): Some<'importTrackedJobs'> => ({
  async importTrackedJobs({ user, tier, file, request: { preview } }) {
    const { columns, rows } = readCsv(file.bytes)
    const at = now()
    const userId = user.id
    return db.transaction(async (tx) => {
      await lockTracker(tx, userId)
      const { added, changed, problems, firstRows } = planImport(
        rows,
        await listApplications(tx, { userId, tier }),
        at,
      )
      const plan = {
        num_added: added.length,
        num_changed: changed.length,
        problems,
        columns,
        first_rows: firstRows,
      }
      if (preview) return plan
      for (const { jobId, changes } of changed)
        await changeApplication(tx, { userId, jobId, notesVersion: null, now: at }, changes)
      if (!(await addApplications(tx, { userId, now: at }, added)))
        throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
      return plan
    })
  },
})
