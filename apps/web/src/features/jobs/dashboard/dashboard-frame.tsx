import { cx } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { AdBanner } from '../sign-up-links.tsx'

const toResults = () => document.querySelector<HTMLElement>('[data-results]')?.focus()

type FrameProps = {
  lead?: ReactNode
  filters: ReactNode
  children: ReactNode
  /** A job beside the list: the filters stand above the list then. */
  beside?: ReactNode
}

/** The layout of the dashboard. What is beside the list comes and goes without the list beginning again. */
export const DashboardFrame = ({ lead, filters, children, beside }: FrameProps) => (
  <div
    className={cx(
      'page',
      beside ? 'grid grid-cols-[28rem_minmax(0,1fr)] items-start gap-6 pt-4' : 'pt-8 md:pt-10',
    )}
  >
    <div className={cx(Boolean(beside) && 'pt-4')}>
      <h1 className={cx('font-bold text-2xl', !beside && 'md:text-3xl')}>Remote jobs in education</h1>
      <p className="mt-1 min-h-6 text-ink-soft">{lead}</p>
      <div
        className={cx(
          'grid gap-5',
          beside
            ? 'mt-4'
            : 'mt-6 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8',
        )}
      >
        <aside
          aria-label="Filters"
          className={cx(
            'self-start',
            !beside && 'md:sticky md:z-10 md:top-[calc(var(--header-height)+1rem)]',
          )}
        >
          <button
            type="button"
            onClick={toResults}
            className="sr-only focus:not-sr-only focus:mb-2 focus:p-2"
          >
            Skip the filters
          </button>
          {filters}
        </aside>
        <div className="min-w-0">
          <AdBanner />
          {children}
        </div>
      </div>
    </div>
    {beside}
  </div>
)
