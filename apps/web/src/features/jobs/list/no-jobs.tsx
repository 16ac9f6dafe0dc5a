import { type DropOffer, isFilterActive } from '@lilypad/domain'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { plural } from '@/ui/text/format.ts'
import type { Filters } from '../filters/use-filters.ts'

type NoJobsProps = {
  offers: readonly DropOffer[]
  filters: Pick<Filters, 'filter' | 'change' | 'clear'>
  /** The offer to be told of later jobs; one's own stars bring none. */
  alert: ReactNode
}

/** What to do when the filters find nothing: drop what excludes most, clear all, or wait for an e-mail. */
export const NoJobs = ({ offers, filters: { filter, change, clear }, alert }: NoJobsProps) => {
  if (!isFilterActive(filter)) return null
  return (
    <div className="grid justify-items-center gap-2">
      {offers.map(({ text, count, without }) => (
        <Button key={text} className="wrap-anywhere" onClick={() => change(without)}>
          Drop {text}: {plural(count, 'job')}
        </Button>
      ))}
      <Button look="quiet" onClick={clear}>
        Clear all filters
      </Button>
      {alert && !filter.onlyFavorites && <div className="mt-2">{alert}</div>}
    </div>
  )
}
