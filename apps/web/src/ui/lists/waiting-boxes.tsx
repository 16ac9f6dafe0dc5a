import { Loading, Skeletons } from '@lilypad/ui'

type WaitingBoxesProps = { label: string; count?: number; className: string }

/** In the place of what loads: boxes as high as what comes. */
export const WaitingBoxes = ({ label, count = 1, className }: WaitingBoxesProps) => (
  <Loading label={label}>
    <div className="grid gap-3">
      <Skeletons count={count} className={className} />
    </div>
  </Loading>
)
