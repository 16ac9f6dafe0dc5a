import { Skeleton } from '@/ui/skeleton.tsx'

/** The filters while loading. */
export const PanelSkeleton = () => (
  <div className="card grid gap-3 p-4">
    <Skeleton className="h-11" />
    <Skeleton className="h-5 w-2/3 max-md:hidden" />
    <Skeleton className="h-64 max-md:hidden" />
  </div>
)
