import type { JobRow } from '@lilypad/contracts'
import { HIRING_NATIONALLY } from '@lilypad/domain'

/** The places that a job names, the first `shown` in words. */
export function placesText(locations: readonly string[], shown = 2): string {
  if (locations.length === 0) return HIRING_NATIONALLY
  const rest = locations.length - shown
  if (rest <= 1) return locations.join(', ')
  return `${locations.slice(0, shown).join(', ')} and ${rest} more`
}

/** A card's one quiet line below the title: company, places, type, travel. */
export const quietLine = (job: Pick<JobRow, 'companyName' | 'locations' | 'jobType' | 'travel'>): string[] =>
  [job.companyName, placesText(job.locations), job.jobType, job.travel].filter((text) => text !== null)
