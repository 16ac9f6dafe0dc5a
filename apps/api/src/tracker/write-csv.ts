import type { TrackedApplication } from '@lilypad/db'
import { newYorkDay, TRACKER_CSV_COLUMNS, trackerCells } from '@lilypad/domain'
import { stringify } from 'csv-stringify/sync'

/** Applications as a CSV that spreadsheet programs open as it is meant, and that the import takes back. */
export const writeCsv = (applications: readonly TrackedApplication[]): string => {
  const rows = applications.map(({ jobId, snapshot, trackedAt, ...own }) =>
    trackerCells({ ...own, id: jobId, job: snapshot, trackedOn: newYorkDay(trackedAt) }),
  )
  return stringify([[...TRACKER_CSV_COLUMNS], ...rows], { bom: true, record_delimiter: 'windows' })
}
