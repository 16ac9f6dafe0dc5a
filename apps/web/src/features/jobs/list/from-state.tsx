import { type JobFilter, stateName } from '@lilypad/domain'
import { formatCount } from '@lilypad/ui'
import { Button } from '@/ui/button.tsx'
import type { Filters } from '../filters/use-filters.ts'
import type { SearchResult } from './use-job-list.ts'

type FromStateProps = Pick<SearchResult, 'count' | 'numAnywhere'> & {
  filter: JobFilter
  onChange: Filters['change']
}

/** Says how many jobs the state leaves out: lists open with it, though nobody chose it as a filter. */
export function FromState({ filter, count, numAnywhere = 0, onChange }: FromStateProps) {
  if (filter.homeState === null || filter.onlyFavorites || count === 0 || numAnywhere <= count) return null
  const all = formatCount(numAnywhere)
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {formatCount(numAnywhere - count)} of {all} jobs are left out: they rule out{' '}
      {stateName(filter.homeState)}.
      <Button look="quiet" size="small" onClick={() => onChange({ homeState: null })}>
        See all {all}
      </Button>
    </p>
  )
}
