import { Loading, Skeleton } from '@lilypad/ui'

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-10/12', 'w-1/2', 'w-full', 'w-3/4']

const Lines = () => (
  <div className="grid max-w-180 content-start gap-3">
    {LINES.map((width, index) => (
      <Skeleton key={index} className={`h-4 ${width}`} />
    ))}
  </div>
)

/** As high as the screen, so that the end of the page does not show before a long text has loaded. */
export const DescriptionSkeleton = () => (
  <Loading label="Loading the description">
    <div className="min-h-dvh">
      <Lines />
    </div>
  </Loading>
)

/** A job page while loading: title, facts and text in their places. */
export const JobPageSkeleton = () => (
  <Loading label="Loading the job">
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-12">
      <div className="flex items-start gap-4 md:gap-5">
        <Skeleton className="size-16 shrink-0 rounded-md md:size-18" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-6 w-56 rounded-full" />
        </div>
      </div>
      <Skeleton className="h-40 rounded-md @4xl:row-span-2 @4xl:h-80" />
      <Lines />
    </div>
  </Loading>
)
