import { stateName } from '../places/us-states.ts'
import type { Eligibility } from '../postings/facts.ts'

export const placeReason = ({
  restrictedTo,
  region,
}: {
  restrictedTo: readonly string[]
  region: string | null
}): string => (restrictedTo.length > 0 ? restrictedTo.join(', ') : (region ?? 'no place is stated'))

/** A job without places in the list may also say nothing about them: the reason distinguishes the two. */
const namesUnitedStates = (reason: string | undefined): boolean => reason?.split(', ').includes('US') ?? false

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
  if (states.length > 0) return states.map(stateName)
  return fact?.countries?.includes('US') || namesUnitedStates(reasons.locations) ? [] : null
}
