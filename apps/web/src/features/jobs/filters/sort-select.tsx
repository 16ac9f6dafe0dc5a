import { JOB_SORTS, type JobSort } from '@lilypad/domain'
import { InlineSelect } from '@/ui/fields/inline-select.tsx'

const NAMES: Record<JobSort, string> = { relevance: 'Relevance', date: 'Date' }
const OPTIONS = JOB_SORTS.map((id) => ({ id, itemName: NAMES[id] }))

/** The order of the list, for those who may choose it. */
export const SortSelect = ({ sort, onChange }: { sort: JobSort; onChange: (sort: JobSort) => void }) => (
  <InlineSelect label="Sort by" options={OPTIONS} value={sort} onChange={onChange} />
)
