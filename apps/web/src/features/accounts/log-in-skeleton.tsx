import { Skeleton } from '@lilypad/ui'

const FieldSkeleton = () => (
  <div className="grid gap-1.5 pb-6">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-11" />
  </div>
)

/** The form, as high as it will be. */
export const LogInSkeleton = () => (
  <div className="grid min-h-74.5 content-start gap-1">
    <FieldSkeleton />
    <FieldSkeleton />
    <Skeleton className="mt-2 h-12" />
  </div>
)

export const RequestResetSkeleton = () => (
  <div className="grid gap-1">
    <FieldSkeleton />
    <Skeleton className="mt-2 h-12" />
  </div>
)
