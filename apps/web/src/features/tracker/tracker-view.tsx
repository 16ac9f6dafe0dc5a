import type { TrackedJob } from '@lilypad/contracts'
import {
  type Due,
  dueThisWeek,
  getTitle,
  interviewTime,
  searchTracked,
  shortDay,
  sortTracked,
  type TrackerSort,
} from '@lilypad/domain'
import {
  BoardIcon,
  CalendarIcon,
  cx,
  EmptyState,
  Frog,
  HueDot,
  plural,
  StarIcon,
  TableIcon,
} from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import type { StatusOption, Tracked } from '@/api/tracker/tracker.ts'
import { useToday } from '@/parts/use-today.ts'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { useQueryChoice } from '@/ui/lists/query-choice.ts'
import { DESK, useMediaQuery } from '@/ui/page/use-media-query.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { AudienceTags } from './application-parts.tsx'
import { Board } from './board/board.tsx'
import { boardColumns, jobsByColumn } from './board/board-columns.ts'
import { CalendarDialog } from './calendar/calendar-dialog.tsx'
import { MailLine } from './mail/mail-line.tsx'
import { SilenceLine } from './silence/silence-line.tsx'
import { SortChoice } from './table/table-head.tsx'
import { TrackedTable } from './table/tracked-table.tsx'
import { TrackerActions } from './tracker-actions.tsx'
import { TrackerHead } from './tracker-frame.tsx'
import { RowEventsProvider, useRowEvents } from './use-application-row.ts'
import { useTrackerEvents } from './use-tracker-events.tsx'

type Question = { sort: TrackerSort | null; sought: string; stage: number | null }

/**
 * The applications in the chosen order, and which of them hold what is searched for. Both are recomputed only when the
 * person sorts, searches or chooses a stage, or when a job is added or removed, so that a row does not jump while someone edits it.
 */
function useShown(jobs: readonly TrackedJob[], { sort, sought, stage }: Question) {
  const latest = useRef(jobs)
  latest.current = jobs
  const ids = jobs.map(({ id }) => id).join()
  const order = useMemo(() => sortTracked(latest.current, sort).map(({ id }) => id), [ids, sort])
  const shown = useMemo(() => {
    const matching = searchTracked(latest.current, sought)
    return new Set(matching.filter(({ status }) => stage === null || status === stage).map(({ id }) => id))
  }, [ids, sought, stage])
  const ordered = useMemo(() => {
    const byId = new Map(jobs.map((job) => [job.id, job]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [jobs, order])
  return { jobs: ordered, shown }
}

const VIEWS = [
  { view: 'table', name: 'Table', Icon: TableIcon },
  { view: 'board', name: 'Board', Icon: BoardIcon },
] as const
type View = (typeof VIEWS)[number]['view']

const ViewSwitch = ({ shown, onShow }: { shown: View; onShow: (view: View) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend where a name is enough
  <div
    role="group"
    aria-label="View"
    className="flex rounded-sm bg-surface-sunken p-0.5 ring-1 ring-line ring-inset"
  >
    {VIEWS.map(({ view, name, Icon }) => (
      <button
        key={view}
        type="button"
        aria-pressed={view === shown}
        onClick={() => onShow(view)}
        className={cx(
          'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-3 font-semibold text-sm transition duration-120 touch:min-h-11',
          view === shown ? 'bg-surface-raised text-ink ring-1 ring-line' : 'text-ink-soft hover:text-ink',
        )}
      >
        <Icon size={16} />
        {name}
      </button>
    ))}
  </div>
)

type StageBarProps = {
  jobs: readonly TrackedJob[]
  statuses: readonly StatusOption[]
  stage: number | null
  onStage: (stage: number | null) => void
}

/** How many applications are in each stage. One that is pressed shows these alone; pressed again, all. */
function StageBar({ jobs, statuses, stage, onStage }: StageBarProps) {
  const stages = boardColumns(statuses)
  const counts = jobsByColumn(jobs, stages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend where a name is enough
    <div role="group" aria-label="Stages" className="bleed mt-4 flex gap-1.5 overflow-x-auto pb-1">
      {stages.map(({ id, name, color }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={stage === id}
          onClick={() => onStage(stage === id ? null : id)}
          className={cx(
            'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full px-3 text-sm ring-1 ring-inset transition duration-120 touch:min-h-11',
            stage === id
              ? 'bg-accent-soft font-semibold ring-primary'
              : 'bg-surface-raised ring-line hover:bg-wash',
          )}
        >
          <HueDot color={color} />
          {name}
          <span className="font-bold tabular-nums">{counts[index]?.length ?? 0}</span>
        </button>
      ))}
    </div>
  )
}

const WORDS = { interview: 'Interview', reminder: 'Reminder', deadline: 'Last day to apply' }

const dueWords = ({ job, what }: Due<TrackedJob>) =>
  what === 'interview' && job.interview ? `${WORDS[what]} at ${interviewTime(job.interview)}` : WORDS[what]

/** What is due in the next seven days, in one row that scrolls sideways; each opens its job's details. */
function DueStrip({ jobs, today }: { jobs: readonly TrackedJob[]; today: string }) {
  const { onDetails } = useRowEvents()
  const due = useMemo(() => dueThisWeek(jobs, today), [jobs, today])
  if (due.length === 0) return null
  return (
    <section aria-label="Due this week" className="mt-4">
      <h2 className="mb-2 font-bold text-sm">
        Due this week <span className="font-semibold text-ink-soft tabular-nums">{due.length}</span>
      </h2>
      <ul className="bleed flex gap-2 overflow-x-auto pb-1">
        {due.map((one) => (
          <li key={`${one.job.id} ${one.what}`} className="w-56 shrink-0">
            <button
              type="button"
              onClick={() => onDetails(one.job.id)}
              className="card grid w-full px-3 py-2 text-left text-sm hover:bg-wash"
            >
              <span className="text-ink-soft text-xs">
                <span className="font-semibold text-ink">
                  {one.day === today ? 'Today' : shortDay(one.day, today)}
                </span>{' '}
                · {dueWords(one)}
              </span>
              <span className="truncate font-semibold">{getTitle(one.job)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NO_COLORS = {}

function Applications({ tracked: { jobs: all, statuses } }: { tracked: Tracked }) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<TrackerSort | null>(null)
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const [view, setView] = useQueryChoice('view', ['table', 'board'], 'table')
  const [stage, setStage] = useState<number | null>(null)
  const today = useToday()
  const sought = useDeferredValue(search)
  const { jobs, shown } = useShown(all, { sort, sought, stage: view === 'table' ? stage : null })
  const isSortedApart = !useMediaQuery(DESK) && view === 'table'
  return (
    <>
      {view === 'table' && <StageBar jobs={all} {...{ statuses, stage, onStage: setStage }} />}
      <DueStrip jobs={all} today={today} />
      <SilenceLine />
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
          <ViewSwitch shown={view} onShow={setView} />
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
          <Board jobs={jobs.filter(({ id }) => shown.has(id))} statuses={statuses} today={today} />
        )}
      </div>
    </>
  )
}

const HEAD = ['Company', 'Role', 'Status', 'Category', 'Audience', 'Salary', 'Type'] as const
const LINE =
  'grid items-center gap-x-4 gap-y-2 md:grid-cols-[2.5rem_1fr_1fr_6rem_1.4fr_1.6fr_4.5rem_5rem_2rem]'
const CELL = 'min-w-0 text-sm max-md:col-span-full max-md:pl-16'

/** What a tracked job looks like; the row does nothing. Source: specification part 2, 'Job tracker'. */
function SampleRow() {
  const { data: colors = {} } = useQuery(colorsQuery)
  return (
    <section aria-label="Example" className="card mt-2 px-4 py-3 opacity-90 md:px-5">
      <div aria-hidden="true" className={cx(LINE, 'max-md:hidden mb-2 font-semibold text-ink-soft text-xs')}>
        <span />
        {HEAD.map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span />
      </div>
      <div className={cx(LINE, 'max-md:grid-cols-[3rem_minmax(0,1fr)_auto]')}>
        <LogoTile name="Sample Company" src={null} size="small" />
        <p className="min-w-0 text-sm max-md:col-span-full max-md:row-start-2 max-md:-mt-6 max-md:pl-16 max-md:text-ink-soft">
          Sample Company
        </p>
        <p className="min-w-0 font-semibold text-sm max-md:col-start-2 max-md:row-start-1 max-md:-mt-6 max-md:text-base">
          Sample Job
        </p>
        <p className={cx(CELL, 'font-semibold text-ink-soft')}>Saved</p>
        <p className={CELL}>Learning & Development</p>
        <div className={CELL}>
          <AudienceTags audience={['Relevant Skills (2-5 years)']} colors={colors} />
        </div>
        <p className={cx(CELL, 'tabular-nums')}>$90k</p>
        <p className={CELL}>Remote</p>
        <StarIcon fill="currentColor" className="text-secondary max-md:col-start-3 max-md:row-start-1" />
      </div>
    </section>
  )
}

const EmptyTracker = () => (
  <div className="mt-8">
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-6 pb-8 text-center">
      <Frog />
      <p className="text-balance text-ink-soft text-lg">
        You aren't tracking any jobs yet. Click the star icon on any job card to get started.
      </p>
    </div>
    <SampleRow />
  </div>
)

export function TrackerView({ tracked }: { tracked: Tracked }) {
  const { events, announcement, news, overlays, focusTarget } = useTrackerEvents(tracked.jobs)
  return (
    <RowEventsProvider value={events}>
      <section ref={focusTarget} tabIndex={-1} aria-label="Your applications" className="outline-none">
        <TrackerHead>
          <TrackerActions statuses={tracked.statuses} />
          <div className="-mx-2 flex flex-wrap gap-1 max-md:basis-full">
            <DialogButton look="quiet" size="small" dialog={(close) => <CalendarDialog onClose={close} />}>
              <CalendarIcon size={16} className="max-md:hidden" />
              Show in my calendar
            </DialogButton>
            <MailLine jobs={tracked.jobs} />
          </div>
        </TrackerHead>
        {news}
        {tracked.jobs.length === 0 ? <EmptyTracker /> : <Applications tracked={tracked} />}
      </section>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {overlays}
    </RowEventsProvider>
  )
}
