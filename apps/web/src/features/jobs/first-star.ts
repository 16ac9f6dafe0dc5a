import { createStored } from '@/api/stored.ts'

/** Who was told last where a first star leads. */
const told = createStored<number | null>({
  key: 'lilypad-first-star',
  storage: () => window.localStorage,
  read: (stored) => (typeof stored === 'number' ? stored : null),
  empty: null,
})

/** Whether to tell a member, whose tracker is empty, where stars lead: once. */
export const isFirstStar = (userId: number): boolean => {
  const isFirst = told.get() !== userId
  told.set(userId)
  return isFirst
}

const RIPPLE_MS = 700

/** A ring that runs out from the job's star like a ripple on a pond; nothing where motion is not wanted. */
export const rippleFrom = (jobId: number): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const ring = (spread: string, share: string) => ({
    borderRadius: '50%',
    boxShadow: `0 0 0 ${spread} color-mix(in oklab, var(--secondary) ${share}, transparent)`,
  })
  document
    .querySelector(`[data-star="${jobId}"]`)
    ?.animate([ring('0px', '60%'), ring('18px', '0%')], { duration: RIPPLE_MS, easing: 'ease-out' })
}
