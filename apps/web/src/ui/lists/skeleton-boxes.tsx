import { Loading, Skeletons } from '@lilypad/ui'

type SkeletonBoxesProps = { label: string; count?: number; className: string }

/** In the place of what loads: boxes as high as what comes. */
export const SkeletonBoxes = ({ label, count = 1, className }: SkeletonBoxesProps) => (
  <Loading label={label}>
    <div className="grid gap-3">
      <Skeletons count={count} className={className} />
    </div>
  </Loading>
)
