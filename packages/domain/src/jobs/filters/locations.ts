import { HIRING_NATIONALLY } from '../job-values.ts'
import { choiceFilter, readTexts } from './choice-filter.ts'

const NATIONALLY: readonly string[] = [HIRING_NATIONALLY]

export const locationOptions = (jobs: readonly { locations: readonly string[] }[]): string[] => {
  const places = new Set<string>()
  for (const job of jobs) for (const place of job.locations) places.add(place)
  places.delete(HIRING_NATIONALLY)
  return [HIRING_NATIONALLY, ...[...places].sort((a, b) => a.localeCompare(b, 'en'))]
}

/** `Hiring Nationally` finds jobs that name no place. Places are not a closed list: any text may be a place's name. */
export const locations = choiceFilter<string>({
  label: 'Job location',
  shortLabel: 'Location',
  savedName: 'location_selected',
  queryName: 'location',
  fact: 'locations',
  options: locationOptions,
  optionsOf: (job) => (job.locations.length === 0 ? NATIONALLY : job.locations),
  favoritesPass: true,
  read: readTexts,
})
