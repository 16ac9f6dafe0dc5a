import { Loading, Skeleton } from '@lilypad/ui'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export const JobListSkeleton = () => (
  <Loading label="Loading jobs">
    <Skeleton className="mb-3 h-6 w-32" />
    <div className="grid gap-3">
      {CARDS.map((key) => (
        <div key={key} className="card flex gap-4 p-4 md:p-5">
          <Skeleton className="size-12 shrink-0 rounded-md" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-1 h-6 w-48 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
