import type { AlertSchedule, SavedSearch } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { searchName } from '@lilypad/domain'
import { Link } from 'react-router-dom'
import { unlessOffline } from '@/api/failure-messages.ts'
import { deletionQuestionOf } from '@/api/searches/search-name.ts'
import { useDeleteSearch, useSaveSchedule } from '@/api/searches/searches.ts'
import { PushSwitch } from '@/search-alerts/push-switch.tsx'
import { IconButton } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { plural } from '@/ui/text/format.ts'
import { TrashIcon } from '@/ui/tool-icons.tsx'
import { FeedLinks } from './feed-links.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

type SearchRowProps = { search: SavedSearch; onLoad: () => void }

/** One saved search: loaded by its name, with its alerts; locked while the server works on it. */
export const SearchRow = ({ search, onLoad }: SearchRowProps) => {
  const { alert, confirm } = useDialogs()
  const remove = useDeleteSearch()
  const reschedule = useSaveSchedule()
  const isLocked = remove.isPending || reschedule.isPending
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const setSchedule = (schedule: AlertSchedule | null) =>
    reschedule.mutate({ id: search.id, schedule }, { onError })
  const onDelete = async () => {
    if (await confirm(deletionQuestionOf(search), { title: 'Delete search', danger: true }))
      remove.mutate(search.id, { onError })
  }
  return (
    <li aria-busy={isLocked} className="grid grid-cols-1 gap-1 py-3 aria-busy:opacity-60">
      <div className="flex items-center gap-3">
        <Link
          to={paths.savedSearch.href(search.id)}
          onClick={onLoad}
          className="wrap-anywhere min-w-0 rounded-sm font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {searchName(search)}
        </Link>
        {search.newJobs.length > 0 && (
          <span className="shrink-0 rounded-full bg-accent px-2 py-px font-semibold text-accent-ink text-xs tabular-nums">
            {plural(search.newJobs.length, 'new job')}
          </span>
        )}
        <IconButton
          label={`Delete ${searchName(search)}`}
          className="ml-auto"
          disabled={isLocked}
          onClick={() => void onDelete()}
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
