import { Loading, Skeleton } from '@/ui/skeleton.tsx'

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-10/12', 'w-1/2', 'w-full', 'w-3/4']

/** As high as the screen, so that what stands below a long text does not show before it. */
export const DescriptionSkeleton = () => (
  <Loading label="Loading the description">
    <div className="grid min-h-dvh max-w-180 content-start gap-3">
      {LINES.map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  </Loading>
)

/** A job page of which nothing is known yet. */
export const JobPageSkeleton = () => (
  <Loading label="Loading the job">
    <div className="flex min-h-dvh items-start gap-5">
      <Skeleton className="size-18 rounded-md" />
      <div className="grid flex-1 content-start gap-3">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-6 w-56 rounded-full" />
      </div>
    </div>
  </Loading>
)
