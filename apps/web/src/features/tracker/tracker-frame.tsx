import { Spinner } from '@lilypad/ui'
import type { ReactNode } from 'react'

export const TrackerHead = ({ children }: { children?: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
    <h1 className="font-bold text-2xl md:text-3xl">Job tracker</h1>
    {children}
  </div>
)

/** The applications are on their way. The sentence is the page's largest text: it is there before the app has started. */
export const TrackerSkeleton = () => (
  <div className="mx-auto grid min-h-[60vh] max-w-lg content-start justify-items-center gap-6 px-6 pt-[12vh]">
    <Spinner />
    <p className="text-balance text-center text-ink-soft text-lg">
      Your saved jobs and applications: where each one stands, how long it has been there, and what is due
      this week.
    </p>
  </div>
)
