import { namesUnitedStates } from '../places/place-reason.ts'
import { US_STATES } from '../places/us-states.ts'
import type { Eligibility } from '../postings/facts.ts'

type Placed = {
  /** As in the list: empty for the whole US and for no place at all. */
  locations: readonly string[]
  reasons: { locations?: string | undefined }
  eligibility: Eligibility | null
}

/** The places where a job hires: none named means the whole United States, null that neither board nor text says it. */
export const statedPlaces = ({ locations, reasons, eligibility: fact }: Placed): string[] | null => {
  if (locations.length > 0) return [...locations]
  const states = fact?.states_only ?? []
  if (states.length > 0) return states.map((code) => US_STATES.get(code) ?? code)
  return fact?.countries?.includes('US') || namesUnitedStates(reasons.locations) ? [] : null
}
