import { titlesPaths } from '@lilypad/contracts/addresses'
import { plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { unlessOffline } from '@/api/failure-messages.ts'
import { searchesQuery, useSaveSchedule } from '@/api/searches/searches.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { part } from '@/ui/lazy.tsx'
import type { Filters } from '../filters/use-filters.ts'
import type { ShownSearch } from '../searches/saved-searches.tsx'
import type { SearchResult } from './search-in-browser.ts'

const SaveSearchDialog = part(() => import('../searches/save-search-dialog.tsx'))

/** Offers e-mail to members who can save searches, when there are no jobs. What is saved already gets no second search. */
function EmailWhenSome({ searchId, stateText }: ShownSearch) {
  const user = useUser()
  const [isSaving, setSaving] = useState(false)
  const maySave = user !== null && !user.isFree
  const { data } = useQuery({ ...searchesQuery, enabled: maySave })
  const reschedule = useSaveSchedule()
  const { alert } = useDialogs()
  if (!maySave) return null
  const state = stateText()
  const saved = data?.searches.find((search) => search.id === searchId || search.state === state)
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const begin = () =>
    saved ? reschedule.mutate({ id: saved.id, schedule: 'daily' }, { onError }) : setSaving(true)
  return (
    <>
      {saved?.schedule ? (
        <p className="text-ink-soft text-sm">We’ll e-mail you when there are some.</p>
      ) : (
        <Button look="primary" pending={reschedule.isPending && 'Saving...'} onClick={begin}>
          E-mail me when there are some
        </Button>
      )}
      {isSaving && <SaveSearchDialog stateText={stateText} onClose={() => setSaving(false)} />}
    </>
  )
}

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
