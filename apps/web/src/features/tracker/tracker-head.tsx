import type { ReactNode } from 'react'

/** What the page is, and beside it what one can do on it. */
export const TrackerHead = ({ children }: { children?: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
    <h1 className="font-bold text-2xl md:text-3xl">Job tracker</h1>
    {children}
  </div>
)
