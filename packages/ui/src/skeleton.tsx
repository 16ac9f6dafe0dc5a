/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-[shimmer_1.6s_ease-in-out_infinite] rounded-sm bg-wash', className)}
  />
)

export const Skeletons = ({ count, className }: { count: number; className: string }) =>
  Array.from({ length: count }, (_, place) => <Skeleton key={place} className={className} />)

/** Wraps skeletons, so that a screen reader hears one sentence instead of nothing. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" className="animate-[appear_200ms_120ms_both]">
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
