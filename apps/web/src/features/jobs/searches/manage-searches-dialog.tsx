import type { SavedSearch } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { IconButton, OutLink, plural, TrashIcon } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { PushSwitch } from '@/parts/search-alerts/push-switch.tsx'
import { useSavedSearch } from '@/parts/search-alerts/use-saved-search.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

const linkClass =
  'inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text underline underline-offset-2 touch:min-h-11'

/** The secret addresses under which feed readers follow a search: RSS, and the same as JSON. */
const FeedLinks = ({ url }: { url: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-sm">
    Follow in a feed reader:
    <OutLink href={url} className={linkClass}>
      RSS
    </OutLink>
    <OutLink href={url.replace(/\.xml$/, '.json')} className={linkClass}>
      JSON
    </OutLink>
    <span className="text-xs">Anyone with this link can see these results.</span>
  </p>
)

type SearchRowProps = { search: SavedSearch; onLoad: () => void }

function SearchRow({ search, onLoad }: SearchRowProps) {
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

type ManageSearchesDialogProps = { searches: readonly SavedSearch[]; onClose: () => void }

export default function ManageSearchesDialog({ searches, onClose }: ManageSearchesDialogProps) {
  return (
    <Dialog
      title="Manage Your Searches"
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {searches.length === 0 ? (
        <p>You have no saved searches. Choose filters, then press Save Search.</p>
      ) : (
        <ul className="divide-y divide-line">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} onLoad={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
