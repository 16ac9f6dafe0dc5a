import { Loading, Skeleton } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'

type CompanyFrameProps = { head: ReactNode; boards: ReactNode; children: ReactNode }

export const CompanyFrame = ({ head, boards, children }: CompanyFrameProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="lg:col-span-2">{head}</div>
    <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-start-2 lg:row-start-2">
      {boards}
    </div>
    <div className="lg:col-start-1 lg:row-start-2">{children}</div>
  </div>
)

export const CompanySkeleton = () => (
  <CompanyFrame
    head={
      <Loading label="Loading the employer">
        <div className="flex items-start gap-4 md:gap-5">
          <Skeleton className="size-16 shrink-0 rounded-md md:size-18" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      </Loading>
    }
    boards={<Skeleton className="h-36 rounded-md" />}
  >
    <JobListSkeleton />
  </CompanyFrame>
)
