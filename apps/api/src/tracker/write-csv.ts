import type { TrackedApplication } from '@lilypad/db'
import { newYorkDay, TRACKER_CSV_COLUMNS, trackerCells } from '@lilypad/domain'
import { writeTable } from '../csv.ts'

/** Applications as a CSV that spreadsheet programs open as it is meant, and that the import takes back. */
export const writeCsv = (applications: readonly TrackedApplication[]): string => {
  const rows = applications.map(({ jobId, snapshot, trackedAt, ...own }) =>
    trackerCells({ ...own, id: jobId, job: snapshot, trackedOn: newYorkDay(trackedAt) }),
  )
  return writeTable([TRACKER_CSV_COLUMNS, ...rows])
}
