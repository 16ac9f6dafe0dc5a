import type { AlertSchedule, SavedSearch, User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { IconButton, Loading, Skeleton, TrashIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { searchesQuery } from '@/api/searches/searches.ts'
import { PushSwitch } from '@/parts/search-alerts/push-switch.tsx'
import { useSavedSearch } from '@/parts/search-alerts/use-saved-search.ts'
import { useKeepFocus } from '@/ui/button.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { Section, TextLink } from './section.tsx'

const SKELETON = (
  <Loading label="Loading your saved searches">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="mt-4 h-6 w-72 max-w-full" />
  </Loading>
)

const SCHEDULES: [AlertSchedule, string][] = [
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
]

type ScheduleProps = {
  schedule: AlertSchedule | null
  isClosed: boolean
  group: string
  onChange: (schedule: AlertSchedule) => void
}

const ScheduleRadios = ({ schedule, isClosed, group, onChange }: ScheduleProps) => (
  <fieldset disabled={schedule === null || isClosed} className="flex gap-5 disabled:opacity-60">
    <legend className="sr-only">How often</legend>
    {SCHEDULES.map(([value, label]) => (
      <label
        key={value}
        className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm touch:min-h-11"
      >
        <input
          type="radio"
          name={group}
          className="tick"
          checked={schedule === value}
          onChange={() => onChange(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)

type SavedSearchItemProps = {
  search: SavedSearch
  /** Former paying members keep their searches, and can only switch alerts off. */
  isFree: boolean
}

/** A saved search: its name, its alerts, and a way to delete it. Locked while a change is pending. */
function SavedSearchItem({ search, isFree }: SavedSearchItemProps) {
  const { name, schedule, setSchedule, askAndDelete, isLocked } = useSavedSearch(search)
  const keepFocus = useKeepFocus(isLocked)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <fieldset
        {...keepFocus}
        disabled={isLocked}
        aria-busy={isLocked}
        className="transition duration-200 disabled:opacity-50"
      >
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 pt-1 font-semibold">{name}</p>
          <IconButton label={`Delete ${name}`} onClick={() => void askAndDelete()}>
            <TrashIcon />
          </IconButton>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-2">
          <Switch
            label="E-mail notifications"
            checked={schedule !== null}
            disabled={isFree && schedule === null}
            onChange={(on) => setSchedule(on ? 'daily' : null)}
          />
          <ScheduleRadios
            schedule={schedule}
            isClosed={isFree}
            group={`schedule-${search.id}`}
            onChange={setSchedule}
          />
          {!isFree && <PushSwitch search={search} />}
        </div>
      </fieldset>
    </li>
  )
}

function SearchList({ isFree }: { isFree: boolean }) {
  const saved = useQuery(searchesQuery)
  if (!saved.data) return <QueryFallback query={saved} waiting={SKELETON} />
  if (saved.data.searches.length === 0) return <p className="text-ink-soft">No saved searches found.</p>
  return (
    <ul className="divide-y divide-line">
      {saved.data.searches.map((search) => (
        <SavedSearchItem key={search.id} search={search} isFree={isFree} />
      ))}
    </ul>
  )
}

export const SavedSearchesSection = ({ user }: { user: User }) => (
  <Section title="Your saved searches" lead="Get new matches by e-mail, daily or weekly.">
    <SearchList isFree={user.isFree} />
    {user.isFree && (
      <p className="mt-3 text-sm">
        <TextLink to={paths.upgrade.href()}>Upgrade your plan to save searches and receive alerts</TextLink>
      </p>
    )}
  </Section>
)
