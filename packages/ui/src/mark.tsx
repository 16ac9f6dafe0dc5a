/** @jsxRuntime automatic */
/** The pad's outline in a square of 32: a disc with its notch at the lower right, where a Q has its tail. */
export const PAD = 'M27.9 22.3A13.5 13.5 0 1 0 22.3 27.9L16.7 18a1 1 0 0 1 1.3-1.3Z'
/** Its veins, from the notch towards the rim. */
export const VEINS = 'M13.9 13.9 9 9M13 16.500H6.200M16.5 13V6.200M19 14l4-4.600M14 19l-4.6 4'

export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
    <path className="fill-primary" d={PAD} />
    <path d={VEINS} stroke="white" strokeWidth="1.5" strokeLinecap="round" opacity="0.7" />
  </svg>
)
