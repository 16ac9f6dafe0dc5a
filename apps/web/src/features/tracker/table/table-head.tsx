import { nextSort, type TrackerColumn, type TrackerSort } from '@lilypad/domain'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'
import { lessOf, ROW, SORTED_COLUMNS } from './columns.ts'

type SortProps = { sort: TrackerSort | null; onSort: (sort: TrackerSort) => void }

const CELL = 'min-w-0 self-center text-left font-semibold text-ink-soft text-xs'

const ariaSort = (sort: TrackerSort | null, column: TrackerColumn) => {
  if (sort?.column !== column) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}

type SortedHeadProps = SortProps & (typeof SORTED_COLUMNS)[number]

const SortedHead = ({ name, column, sort, onSort }: SortedHeadProps) => {
  const order = ariaSort(sort, column)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a cell that is laid out as a grid item
    <th role="columnheader" scope="col" aria-sort={order} className={cx(CELL, lessOf(column))}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column))}
        className={cx(
          '-mx-2 inline-flex min-h-9 max-w-full items-center gap-1 rounded-sm px-2 transition duration-120 hover:bg-wash hover:text-ink touch:min-h-11',
          order && 'text-ink',
        )}
      >
        {name}
        {order && (
          <ChevronIcon
            size={13}
            className={cx('transition duration-120', order === 'ascending' && 'rotate-180')}
          />
        )}
      </button>
    </th>
  )
}

/** Names the columns, and sorts by them: a new one ascending, the same again turned round. */
export const TableHead = ({ sort, onSort }: SortProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: as below, a grid is no table for some browsers
  <thead role="rowgroup" className="sticky top-(--header-height) z-10 block bg-surface max-md:hidden">
    {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
    <tr role="row" className={cx(ROW, 'py-1')}>
      <td />
      {SORTED_COLUMNS.map((column) => (
        <SortedHead key={column.name} {...column} sort={sort} onSort={onSort} />
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="columnheader" scope="col" className={CELL}>
        Next
      </th>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="columnheader" scope="col" className={CELL}>
        Notes
      </th>
      <td />
    </tr>
  </thead>
)
