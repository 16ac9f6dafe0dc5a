import { nextSort, TRACKER_COLUMNS, type TrackerSort } from '@lilypad/domain'
import { IconButton } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { Select } from '@/ui/fields/select.tsx'
import { BackIcon } from '@/ui/tool-icons.tsx'
import { SORTED_COLUMNS } from './columns.ts'

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
