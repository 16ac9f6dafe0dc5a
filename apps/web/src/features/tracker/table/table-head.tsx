import { nextSort, TRACKER_COLUMNS, type TrackerColumn, type TrackerSort } from '@lilypad/domain'
import { BackIcon, ChevronIcon, cx, IconButton } from '@lilypad/ui'
import { Select } from '@/ui/fields/select.tsx'

/** What can be sorted by, under the names of the table's head, in its order; `less` where a column goes for lack of room. */
const SORTED_COLUMNS = [
  { name: 'Company', column: 'companyName' },
  { name: 'Role', column: 'title' },
  { name: 'Status', column: 'status' },
  { name: 'Category', column: 'category', less: 'max-[75rem]:hidden' },
  { name: 'Audience', column: 'audience', less: 'max-lg:hidden' },
  { name: 'Salary', column: 'salaryMax', less: 'md:max-lg:hidden' },
  { name: 'Type', column: 'workplace', less: 'max-[75rem]:hidden' },
] as const satisfies readonly { name: string; column: TrackerColumn; less?: string }[]

export const hidingClass = (column: TrackerColumn): string | undefined =>
  HEADS.find((head) => head.column === column)?.less

type Head = { name: string; column?: TrackerColumn; less?: string }
const HEADS: readonly Head[] = [...SORTED_COLUMNS, { name: 'Next' }, { name: 'Notes' }]

/** The widths of the columns: all of them, without category and type, without audience and salary either. */
const GRID = [
  'md:grid md:gap-x-2.5',
  'md:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_5.5rem_minmax(0,1.6fr)_4rem]',
  'lg:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1.5fr)_8.5rem_minmax(0,1.2fr)_6.75rem_5.5rem_minmax(0,1.4fr)_4rem]',
  'min-[75rem]:grid-cols-[2.25rem_minmax(0,1.2fr)_minmax(0,2fr)_8.5rem_minmax(0,1.1fr)_minmax(0,1.3fr)_6rem_3.5rem_5rem_minmax(0,0.9fr)_4rem]',
].join(' ')

/** A row: a line of the table at a desk, on a phone a card. */
export const ROW = `${GRID} border-line max-md:card md:border-b md:px-2`

const OPTIONS = SORTED_COLUMNS.map(({ name, column }) => ({ id: column, itemName: name }))

type SortChoiceProps = { sort: TrackerSort | null; onSort: (sort: TrackerSort | null) => void }

/** Where cards have no head to press: what they are sorted by, and which way round. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
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

type TableHeadProps = { sort: TrackerSort | null; onSort: (sort: TrackerSort) => void }

export function TableHead({ sort, onSort }: TableHeadProps) {
  const sortOrder = (column: TrackerColumn | undefined) => {
    if (!sort || sort.column !== column) return undefined
    return sort.isDescending ? 'descending' : 'ascending'
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of what is laid out as a grid
    <thead role="rowgroup" className="sticky top-(--header-height) z-10 block bg-surface max-md:hidden">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row" className={cx(ROW, 'py-1')}>
        <td />
        {HEADS.map(({ name, column, less }) => (
          <th
            key={name}
            // biome-ignore lint/a11y/noRedundantRoles: as above
            role="columnheader"
            scope="col"
            aria-sort={sortOrder(column)}
            className={cx('min-w-0 self-center text-left font-semibold text-ink-soft text-xs', less)}
          >
            {column ? (
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, column))}
                className={cx(
                  '-mx-2 inline-flex min-h-9 max-w-full items-center gap-1 rounded-sm px-2 transition duration-120 hover:bg-wash hover:text-ink touch:min-h-11',
                  sortOrder(column) && 'text-ink',
                )}
              >
                {name}
                {sortOrder(column) && (
                  <ChevronIcon
                    size={13}
                    className={cx('transition duration-120', !sort?.isDescending && 'rotate-180')}
                  />
                )}
              </button>
            ) : (
              name
            )}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  )
}
