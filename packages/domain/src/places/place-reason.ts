const UNITED_STATES = 'US'

/** Why a job has its places, for admins: their codes, the region, or that none is stated. */
export const placeReason = ({
  restrictedTo,
  region,
}: {
  restrictedTo: readonly string[]
  region: string | null
}): string => (restrictedTo.length > 0 ? restrictedTo.join(', ') : (region ?? 'no place is stated'))

/**
 * Whether the places of a job name the whole United States. A job without places in the list may also be one that says
 * nothing about them: the reason distinguishes the two.
 */
export const namesUnitedStates = (reason: string | undefined): boolean =>
  reason?.split(', ').includes(UNITED_STATES) ?? false
