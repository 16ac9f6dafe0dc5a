import type { ReactNode } from 'react'
import { JobAdBanner } from '../ad-banner.tsx'
import { BackToJobs } from './back-to-jobs.tsx'

/** The layout around a job on its page. */
export const JobPageFrame = ({ children }: { children: ReactNode }) => (
  <article className="page pt-4 md:pt-6">
    <BackToJobs />
    <div className="@container mt-2">
      <JobAdBanner />
      {children}
    </div>
  </article>
)
