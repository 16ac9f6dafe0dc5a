import type { ReactNode } from 'react'
import { AdBanner } from '../ad-banner.tsx'

type FrameProps = { lead?: ReactNode; filters: ReactNode; children: ReactNode }

/** The layout of the dashboard. */
export const DashboardFrame = ({ lead, filters, children }: FrameProps) => (
  <div className="page pt-8 md:pt-10">
    <h1 className="font-bold text-2xl md:text-3xl">Remote jobs in education</h1>
    <p className="mt-1 min-h-6 text-ink-soft">{lead}</p>
    <div className="mt-6 grid gap-5 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8">
      <aside
        aria-label="Filters"
        className="self-start md:sticky md:z-10 md:top-[calc(var(--header-height)+1rem)]"
      >
        {filters}
      </aside>
      <div className="min-w-0">
        <AdBanner />
        {children}
      </div>
    </div>
  </div>
)
