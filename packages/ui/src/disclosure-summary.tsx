/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronIcon } from './icons.tsx'

/** What opens a `details`, with the product's chevron in place of the browser's triangle. */
export const DisclosureSummary = ({ className, children }: { className?: string; children: ReactNode }) => (
  <summary
    className={cx(
      '-ml-1 inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm px-1 text-ink-soft hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden',
      className,
    )}
  >
    <ChevronIcon
      size={14}
      className="-rotate-90 transition duration-200 [details[open]>summary>&]:rotate-0"
    />
    {children}
  </summary>
)
