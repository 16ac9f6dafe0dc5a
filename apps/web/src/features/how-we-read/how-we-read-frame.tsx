import type { ReactNode } from 'react'

export const HowWeReadFrame = ({ children }: { children: ReactNode }) => (
  <div className="page max-w-3xl pt-8 pb-12 md:pt-12">
    <h1 className="font-extrabold text-3xl">How we read postings</h1>
    <p className="mt-2 text-ink-soft">
      Employers write postings in their own words. Our programs read each one and decide what its card and its
      page say. This is how, how often they are right, and where they go wrong.
    </p>
    {children}
  </div>
)
