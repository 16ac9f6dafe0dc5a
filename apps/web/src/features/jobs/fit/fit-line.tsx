import { findFit, type Wishes } from '@lilypad/domain'
import { createContext, useContext } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { cx } from '@/ui/cx.ts'

const WishesContext = createContext<Wishes | null>(null)

/** The wishes that the cards of a list are compared with: looked up once for all of them. */
export const FitWishes = WishesContext.Provider

/** What of a job matches the wishes, cut to one line. */
export const FitLine = ({ job, className }: { job: ListedJob; className?: string }) => {
  const wishes = useContext(WishesContext)
  const fits = wishes ? findFit(job, wishes).fits : []
  if (fits.length === 0) return null
  return <p className={cx('truncate text-positive text-xs', className)}>Fits: {fits.join(' · ')}</p>
}
