import { paths } from '@lilypad/contracts/addresses'
import { BackIcon } from '@lilypad/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { JobAdBanner } from '../sign-up-links.tsx'

/** Leads back to the list; to the same place for someone who came from it. */
const BackToJobs = () => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!state?.fromList) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={paths.dashboard.href()}
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft text-sm hover:text-ink print:hidden"
    >
      <BackIcon size={16} />
      All jobs
    </Link>
  )
}

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

/** What stands around an employer's page whatever is known of the employer. */
export const CompanyPageFrame = ({ children }: { children: ReactNode }) => (
  <div className="page pt-4 pb-12 md:pt-6">
    <BackToJobs />
    <div className="mt-2">{children}</div>
  </div>
)
