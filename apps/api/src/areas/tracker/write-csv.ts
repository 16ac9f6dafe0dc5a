import type { ApplicationOutline } from '@lilypad/db'
import { newYorkDay, trackerCells } from '@lilypad/domain'

/** Applications as rows of the CSV that the import accepts. */
export const csvRows = (applications: readonly ApplicationOutline[]): string[][] =>
  applications.map(({ jobId, snapshot, trackedAt, ...own }) =>
    trackerCells({ ...own, id: jobId, job: snapshot, trackedOn: newYorkDay(trackedAt) }),
  )
