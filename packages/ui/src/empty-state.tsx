/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { Frog } from './frog.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** `h1` where this is all that a page shows. */
  heading?: 'h1' | 'h2'
}

export const EmptyState = ({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) => (
  <div className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-14 text-center">
    <Frog />
    <Heading className="mt-3 font-bold text-xl">{title}</Heading>
    {children && <p className="text-ink-soft">{children}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
)
