import { titlesPaths } from '@lilypad/contracts/addresses'
import { plural } from '@lilypad/ui'
import { Button } from '@/ui/button.tsx'
import type { Filters } from '../filters/use-filters.ts'
import { EmailWhenSome } from '../searches/email-when-some.tsx'
import type { SearchResult } from './use-job-list.ts'

type NoJobsProps = { result: SearchResult; filters: Filters }

/** What to do when the filters find nothing: drop what excludes most, clear all, or wait for an e-mail. */
export default function NoJobs({ result, filters }: NoJobsProps) {
  const { filter, change, clear, searchId, stateText } = filters
  const asked = filter.searchField.trim().slice(0, 100)
  return (
    <div className="grid justify-items-center gap-2">
      {result.offers.map(({ text, count, without }) => (
        <Button key={text} className="wrap-anywhere" onClick={() => change(without)}>
          Drop {text}: {plural(count, 'job')}
        </Button>
      ))}
      <Button look="quiet" onClick={clear}>
        Clear all filters
      </Button>
      {asked.length > 1 && (
        <a
          href={`${titlesPaths.ask}?from=${encodeURIComponent(asked)}`}
          className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
        >
          Which titles should I search for?
        </a>
      )}
      {/* One's own stars bring no e-mails. */}
      {!filter.onlyFavorites && (
        <div className="mt-2">
          <EmailWhenSome {...{ searchId, stateText }} />
        </div>
      )}
    </div>
  )
}
