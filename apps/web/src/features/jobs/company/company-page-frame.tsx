import type { ReactNode } from 'react'
import { BackToJobs } from '../page/back-to-jobs.tsx'

/** What stands around an employer's page whatever is known of the employer. */
export const CompanyPageFrame = ({ children }: { children: ReactNode }) => (
  <div className="page pt-4 pb-12 md:pt-6">
    <BackToJobs />
    <div className="mt-2">{children}</div>
  </div>
)
