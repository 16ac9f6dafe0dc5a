import type { TrackedJob } from '@lilypad/contracts'
import { newYorkDay, type TrackerSort } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import type { Tracked } from '@/api/tracker/tracker.ts'
import { cx } from '@/ui/cx.ts'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { DESK, useMediaQuery } from '@/ui/page/use-media-query.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { Board } from './board/board.tsx'
import { DueStrip } from './due-strip.tsx'
import { EmptyTracker } from './empty-tracker.tsx'
import { StageBar } from './stage-bar.tsx'
import { SortChoice } from './table/sort-choice.tsx'
import { TrackedTable } from './table/tracked-table.tsx'
import { TrackerActions } from './tracker-actions.tsx'
import { TrackerHead } from './tracker-head.tsx'
import { RowEventsProvider } from './use-row.ts'
import { useShown } from './use-shown.ts'
import { useTrackerEvents } from './use-tracker-events.tsx'
import { useView, ViewSwitch } from './view-switch.tsx'

const NO_COLORS = {}

const Announcement = ({ children }: { children: ReactNode }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
)

type LoadedProps = { tracked: Tracked }

/** The applications that are searched for, as a table or as a board. */
const Applications = ({ tracked: { jobs: all, statuses } }: LoadedProps) => {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<TrackerSort | null>(null)
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const [view] = useView()
  const [stage, setStage] = useState<number | null>(null)
  const [today] = useState(() => newYorkDay(new Date()))
  const sought = useDeferredValue(search)
  const { jobs, shown } = useShown(all, { sort, sought, stage: view === 'table' ? stage : null })
  const isSortedApart = !useMediaQuery(DESK) && view === 'table'
  return (
    <>
      {view === 'table' && <StageBar jobs={all} {...{ statuses, stage, onStage: setStage }} />}
      <DueStrip jobs={all} today={today} />
      <div className="mt-5 mb-4 grid gap-3 min-[22rem]:max-md:grid-cols-2 md:flex md:items-center md:justify-between">
        <div className={cx('md:w-72', !isSortedApart && 'col-span-full')}>
          <SearchField label="Search" value={search} onChange={setSearch} />
        </div>
        {isSortedApart && <SortChoice sort={sort} onSort={setSort} />}
        <div className="flex items-center gap-3 max-md:col-span-full max-md:justify-between">
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {shown.size === all.length
              ? plural(all.length, 'job')
              : `${shown.size} of ${plural(all.length, 'job')}`}
          </p>
          <ViewSwitch />
        </div>
      </div>
      {shown.size === 0 && (
        <EmptyState title="No matching jobs">
          {stage === null || view === 'board' ? 'Try fewer words.' : 'Try another stage, or fewer words.'}
        </EmptyState>
      )}
      <div hidden={shown.size === 0}>
        {view === 'table' ? (
          <TrackedTable {...{ jobs, shown, statuses, colors, sort, today, onSort: setSort }} />
        ) : (
          <Board jobs={shownOf(jobs, shown)} statuses={statuses} today={today} />
        )}
      </div>
    </>
  )
}

const shownOf = (jobs: readonly TrackedJob[], shown: ReadonlySet<number>) =>
  jobs.filter(({ id }) => shown.has(id))

/** What there is once the applications are loaded. */
export const TrackerView = ({ tracked }: LoadedProps) => {
  const { events, announcement, overlays, focusTarget } = useTrackerEvents(tracked.jobs)
  return (
    <RowEventsProvider value={events}>
      <section ref={focusTarget} tabIndex={-1} aria-label="Your applications" className="outline-none">
        <TrackerHead>
          <TrackerActions statuses={tracked.statuses} />
        </TrackerHead>
        {tracked.jobs.length === 0 ? <EmptyTracker /> : <Applications tracked={tracked} />}
      </section>
      <Announcement>{announcement}</Announcement>
      {overlays}
    </RowEventsProvider>
  )
}
