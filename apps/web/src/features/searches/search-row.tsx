import type { SavedSearch } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { IconButton, plural, TrashIcon } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { PushSwitch } from '@/search-alerts/push-switch.tsx'
import { useSavedSearch } from '@/search-alerts/use-saved-search.ts'
import { FeedLinks } from './feed-links.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

type SearchRowProps = { search: SavedSearch; onLoad: () => void }

/** One saved search: loaded by its name, with its alerts; locked while the server works on it. */
export const SearchRow = ({ search, onLoad }: SearchRowProps) => {
  const { name, setSchedule, askAndDelete, isLocked } = useSavedSearch(search)
  return (
    <li aria-busy={isLocked} className="grid grid-cols-1 gap-1 py-3 aria-busy:opacity-60">
      <div className="flex items-center gap-3">
        <Link
          to={paths.savedSearch.href(search.id)}
          onClick={onLoad}
          className="wrap-anywhere min-w-0 rounded-sm font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
        {search.newJobs.length > 0 && (
          <span className="shrink-0 rounded-full bg-accent px-2 py-px font-semibold text-accent-ink text-xs tabular-nums">
            {plural(search.newJobs.length, 'new job')}
          </span>
        )}
        <IconButton
          label={`Delete ${name}`}
          className="ml-auto"
          disabled={isLocked}
          onClick={() => void askAndDelete()}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <ScheduleChoice schedule={search.schedule} onChange={setSchedule} disabled={isLocked} />
      <PushSwitch search={search} disabled={isLocked} />
      {search.feedUrl && <FeedLinks url={search.feedUrl} />}
    </li>
  )
}
