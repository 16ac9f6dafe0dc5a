import type { TrackedJob } from '@lilypad/contracts'
import { getPay, getTitle, salaryText, type TrackerColumn, type TrackerSort } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { PayLine } from '@/parts/job-pay.tsx'
import { useKeepFocus } from '@/ui/button.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import {
  type AudienceColors,
  AudienceTags,
  NextDates,
  RoleLink,
  RowButtons,
  StageAge,
  WaitingMark,
} from '../application-parts.tsx'
import { NotesField } from '../notes/notes-field.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useApplicationRow } from '../use-application-row.ts'
import { hidingClass, ROW, TableHead } from './table-head.tsx'

/** On a phone a card of four lines: role, company, status and notes, then its dates beside what can be done. */
const CARD =
  'max-md:grid max-md:grid-cols-[3rem_7rem_minmax(0,1fr)_auto] max-md:content-start max-md:gap-x-2 max-md:p-3'
const UNDER_ROLE = 'max-md:col-span-3 max-md:col-start-2'

type CellProps = { column?: TrackerColumn; className?: string; children?: ReactNode }

const Cell = ({ column, className, children }: CellProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a cell that is laid out as a grid item
  <td role="cell" className={cx('min-w-0 md:self-center', column && hidingClass(column), className)}>
    {children}
  </td>
)

type TrackedRowProps = {
  job: TrackedJob
  statuses: readonly StatusOption[]
  colors: AudienceColors
  today: string
}

/** Two lines of text, as many as a row has room for; the whole in a tooltip. */
const TwoLines = ({ children, whole = children }: { children: string | null; whole?: string | null }) => (
  <span title={whole ?? undefined} className="line-clamp-2 wrap-anywhere leading-5">
    {children}
  </span>
)

const TrackedRow = memo(({ job, statuses, colors, today }: TrackedRowProps) => {
  const { element, isPending, status, setStatus, remove, openDetails } =
    useApplicationRow<HTMLTableRowElement>(job)
  const keepFocus = useKeepFocus(isPending)
  const title = getTitle(job)
  return (
    <tr
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a row that is laid out as a grid
      role="row"
      data-job={job.id}
      aria-busy={isPending || undefined}
      {...keepFocus}
      className={cx(
        ROW,
        CARD,
        'transition-[opacity,background-color] duration-120 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] hover:bg-wash aria-busy:opacity-60 md:min-h-12 max-md:[contain-intrinsic-size:auto_9.75rem]',
      )}
    >
      <Cell className="max-md:row-span-2">
        <LogoTile name={job.companyName} src={logoAddress(job)} size="small" />
      </Cell>
      <Cell
        className={cx(UNDER_ROLE, 'wrap-anywhere text-sm leading-5 max-md:row-start-2 max-md:text-ink-soft')}
      >
        {job.companyName}
      </Cell>
      <Cell className={cx(UNDER_ROLE, 'text-sm max-md:row-start-1')}>
        <RoleLink job={job} className="line-clamp-2 leading-5" />
      </Cell>
      <Cell className="max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:pt-1.5">
        <StatusSelect
          label={`Status of ${title}`}
          status={status}
          statuses={statuses}
          isDisabled={isPending}
          onChange={(next) => void setStatus(next)}
        />
        <p className="pl-3.5 text-ink-soft text-xs max-md:hidden">
          <StageAge job={job} today={today} />
        </p>
        <WaitingMark id={job.id} />
      </Cell>
      <Cell column="category" className="text-sm">
        <TwoLines>{job.category}</TwoLines>
      </Cell>
      <Cell column="audience">
        <AudienceTags audience={job.audience} colors={colors} />
      </Cell>
      <Cell column="salaryMax" className="text-sm tabular-nums max-md:hidden">
        <TwoLines whole={salaryText(job)}>{getPay(job)?.text ?? null}</TwoLines>
      </Cell>
      <Cell column="workplace" className="text-sm">
        <TwoLines>{job.workplace}</TwoLines>
      </Cell>
      <Cell className="text-ink-soft text-xs max-md:col-span-3 max-md:col-start-1 max-md:row-start-4 max-md:flex max-md:self-center max-md:pl-1 max-md:flex-wrap max-md:gap-x-3">
        <span className="contents md:hidden">
          <StageAge job={job} today={today} />
          <span className="tabular-nums empty:hidden">
            <PayLine job={job} />
          </span>
        </span>
        <NextDates job={job} today={today} />
      </Cell>
      <Cell className="md:py-1 max-md:col-span-2 max-md:col-start-3 max-md:row-start-3 max-md:pt-1.5">
        <NotesField job={job} isDisabled={isPending} />
      </Cell>
      <Cell className="max-md:col-start-4 max-md:row-start-4">
        <div className="flex justify-end max-md:-mr-2 max-md:-mb-2">
          <RowButtons {...{ title, isPending, openDetails, remove }} />
        </div>
      </Cell>
    </tr>
  )
})

type TrackedTableProps = {
  jobs: readonly TrackedJob[]
  /** The jobs that hold what is searched for. */
  shown: ReadonlySet<number>
  statuses: readonly StatusOption[]
  colors: AudienceColors
  sort: TrackerSort | null
  today: string
  onSort: (sort: TrackerSort) => void
}

/**
 * Hides the rows that do not hold what is searched for. They stay in the page, so that a note goes on, and are not
 * drawn again, which for hundreds of them would be felt while typing. The reference belongs on the rows' group.
 */
function useHiding({ jobs, shown }: Pick<TrackedTableProps, 'jobs' | 'shown'>) {
  const group = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    const hidden = new Set(jobs.filter(({ id }) => !shown.has(id)).map(({ id }) => String(id)))
    for (const row of group.current?.rows ?? []) row.hidden = hidden.has(row.dataset.job ?? '')
  }, [jobs, shown])
  return group
}

export const TrackedTable = memo(
  ({ jobs, shown, statuses, colors, sort, today, onSort }: TrackedTableProps) => {
    const group = useHiding({ jobs, shown })
    return (
      // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a table that is laid out as a grid
      <table role="table" className="block w-full text-left [overflow-x:clip]">
        <caption className="sr-only">Tracked jobs</caption>
        <TableHead sort={sort} onSort={onSort} />
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody ref={group} role="rowgroup" className="block max-md:grid max-md:gap-2 sm:max-md:grid-cols-2">
          {jobs.map((job) => (
            <TrackedRow key={job.id} {...{ job, statuses, colors, today }} />
          ))}
        </tbody>
      </table>
    )
  },
)
