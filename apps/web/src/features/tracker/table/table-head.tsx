import { nextSort, TRACKER_COLUMNS, type TrackerColumn, type TrackerSort } from '@lilypad/domain'
import { BackIcon, ChevronIcon, cx, IconButton } from '@lilypad/ui'
import { Select } from '@/ui/fields/select.tsx'

/** What can be sorted by, under the names of the table's head, in its order. */
const SORTED_COLUMNS = [
  { name: 'Company', column: 'companyName' },
  { name: 'Role', column: 'title' },
  { name: 'Status', column: 'status' },
  { name: 'Category', column: 'category' },
  { name: 'Audience', column: 'audience' },
  { name: 'Salary', column: 'salaryMax' },
  { name: 'Type', column: 'workplace' },
] as const satisfies readonly { name: string; column: TrackerColumn }[]

/** Columns that go where there is less room. */
const LESS: Partial<Record<TrackerColumn, string>> = {
  category: 'max-[75rem]:hidden',
  workplace: 'max-[75rem]:hidden',
  audience: 'max-lg:hidden',
  salaryMax: 'md:max-lg:hidden',
}
export const lessOf = (column: TrackerColumn): string | undefined => LESS[column]

/** The widths of the columns: all of them, without category and type, without audience and salary either. */
const GRID = [
  'md:grid md:gap-x-2.5',
  'md:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_5.5rem_minmax(0,1.6fr)_4rem]',
  'lg:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_minmax(0,1.2fr)_6.75rem_5.5rem_minmax(0,1.4fr)_4rem]',
  'min-[75rem]:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.8fr)_8.5rem_minmax(6.75rem,0.9fr)_minmax(0,1fr)_6.75rem_3.75rem_5.5rem_minmax(0,1.1fr)_4rem]',
].join(' ')

/** A row: a line of the table at a desk, on a phone a card. */
export const ROW = `${GRID} border-line max-md:card md:border-b md:px-2`

const OPTIONS = SORTED_COLUMNS.map(({ name, column }) => ({ id: column, itemName: name }))

type SortChoiceProps = { sort: TrackerSort | null; onSort: (sort: TrackerSort | null) => void }

/** Where cards have no head to press: what they are sorted by, and which way round. */
export const SortChoice = ({ sort, onSort }: SortChoiceProps) => {
  const choose = (id: string | null) => {
    const column = TRACKER_COLUMNS.find((one) => one === id)
    onSort(column ? nextSort(null, column) : null)
  }
  return (
    <div className="flex items-center gap-1 md:hidden">
      <div className="grow">
        <Select
          aria-label="Sort by"
          options={OPTIONS}
          value={sort?.column ?? null}
          onChange={choose}
          placeholder="Sort by…"
        />
      </div>
      {sort && (
        <IconButton
          label={sort.isDescending ? 'Sort ascending' : 'Sort descending'}
          onClick={() => onSort(nextSort(sort, sort.column))}
        >
          <BackIcon
            className={cx('transition duration-120', sort.isDescending ? '-rotate-90' : 'rotate-90')}
          />
        </IconButton>
      )}
    </div>
  )
}

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
