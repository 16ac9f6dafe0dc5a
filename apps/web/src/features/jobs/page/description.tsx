import { Loading, Skeleton } from '@lilypad/ui'
import { part } from '@/ui/lazy.tsx'

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-10/12', 'w-1/2', 'w-full', 'w-3/4']

export const SkeletonLines = () => (
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
      <SkeletonLines />
    </div>
  </Loading>
)

/** What reads Markdown is large. */
export const Description = part(() => import('./job-description.tsx'), <DescriptionSkeleton />)
