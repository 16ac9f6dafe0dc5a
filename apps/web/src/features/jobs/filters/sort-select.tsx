import type { JobSort } from '@lilypad/domain'
import { InlineSelect } from '@/ui/fields/inline-select.tsx'

const NAMES: Record<JobSort, string> = { relevance: 'Relevance', date: 'Date', fit: 'Fit' }

type SortSelectProps = {
  sort: JobSort
  /** The orders to choose from. */
  sorts: readonly JobSort[]
  onChange: (sort: JobSort) => void
}

/** The order of the list, for those who may choose it. */
export const SortSelect = ({ sort, sorts, onChange }: SortSelectProps) => (
  <InlineSelect
    label="Sort by"
    options={sorts.map((id) => ({ id, itemName: NAMES[id] }))}
    value={sort}
    onChange={onChange}
  />
)
