import type { TrackedJob } from '@lilypad/contracts'
import type { TrackerSort } from '@lilypad/domain'
import { memo, useLayoutEffect, useRef } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import type { AudienceColors } from '../audience-tags.tsx'
import { TableHead } from './table-head.tsx'
import { TrackedRow } from './tracked-row.tsx'

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
const useHiding = ({ jobs, shown }: Pick<TrackedTableProps, 'jobs' | 'shown'>) => {
  const group = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    const hidden = new Set(jobs.filter(({ id }) => !shown.has(id)).map(({ id }) => String(id)))
    for (const row of group.current?.rows ?? []) row.hidden = hidden.has(row.dataset.job ?? '')
  }, [jobs, shown])
  return group
}

/** Every application, a row each. */
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
