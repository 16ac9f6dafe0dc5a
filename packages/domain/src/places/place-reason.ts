const UNITED_STATES = 'US'

export const placeReason = ({
  restrictedTo,
  region,
}: {
  restrictedTo: readonly string[]
  region: string | null
}): string => (restrictedTo.length > 0 ? restrictedTo.join(', ') : (region ?? 'no place is stated'))

/** A job without places in the list may also say nothing about them: the reason distinguishes the two. */
export const namesUnitedStates = (reason: string | undefined): boolean =>
  reason?.split(', ').includes(UNITED_STATES) ?? false
