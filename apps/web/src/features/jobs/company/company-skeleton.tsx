import { Loading, Skeleton } from '@/ui/skeleton.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { CompanyFrame } from './company-frame.tsx'

/** An employer's page while loading: name, boards and cards in their places. */
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
