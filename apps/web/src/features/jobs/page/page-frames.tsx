import { paths } from '@lilypad/contracts/addresses'
import { BackIcon, Loading, Skeleton } from '@lilypad/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { JobAdBanner } from '../sign-up-links.tsx'
import { SkeletonLines } from './description.tsx'

/** Leads back to the list; to the same place for someone who came from it. */
function BackToJobs() {
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

export const JobPageFrame = ({ children }: { children: ReactNode }) => (
  <article className="page pt-4 md:pt-6">
    <BackToJobs />
    <div className="@container mt-2">
      <JobAdBanner />
      {children}
    </div>
  </article>
)

export const JobPageSkeleton = () => (
  <Loading label="Loading the job">
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:gap-x-12">
      <div className="flex items-start gap-4 md:gap-5">
        <Skeleton className="size-16 shrink-0 rounded-md md:size-18" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-6 w-56 rounded-full" />
        </div>
      </div>
      <Skeleton className="h-96 rounded-md @4xl:row-span-2" />
      <SkeletonLines />
    </div>
  </Loading>
)

export const CompanyPageFrame = ({ children }: { children: ReactNode }) => (
  <div className="page pt-4 pb-12 md:pt-6">
    <BackToJobs />
    <div className="mt-2">{children}</div>
  </div>
)
