import type { TrackedApplication } from '@lilypad/db'
import { newYorkDay, TRACKER_CSV_COLUMNS, trackerCells } from '@lilypad/domain'
import { writeTable } from '../../pages/csv.ts'

/** Applications as a CSV that is safe in spreadsheet programs and that the import accepts. */
export const writeCsv = (applications: readonly TrackedApplication[]): string => {
  const rows = applications.map(({ jobId, snapshot, trackedAt, ...own }) =>
    trackerCells({ ...own, id: jobId, job: snapshot, trackedOn: newYorkDay(trackedAt) }),
  )
  return writeTable([TRACKER_CSV_COLUMNS, ...rows])
}
