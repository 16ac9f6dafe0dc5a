/** @jsxRuntime automatic */
import { Loading, Skeletons } from './skeleton.tsx'

type TableSkeletonProps = {
  /** What is said while it loads; to everybody where `isShown`, else to screen readers. */
  label: string
  isShown?: boolean
}

export const TableSkeleton = ({ label, isShown = false }: TableSkeletonProps) => (
  <>
    {isShown && (
      <p aria-hidden="true" className="mb-3 text-ink-soft text-sm">
        {label}
      </p>
    )}
    <Loading label={label}>
      <div className="grid gap-3 md:gap-4 md:pt-4">
        <Skeletons count={8} className="h-36 rounded-md md:h-8" />
      </div>
    </Loading>
  </>
)
