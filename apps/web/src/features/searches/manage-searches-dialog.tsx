import type { SavedSearch } from '@lilypad/contracts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { SearchRow } from './search-row.tsx'

type ManageSearchesDialogProps = { searches: readonly SavedSearch[]; onClose: () => void }

/** Every saved search, with its alerts and the way to delete it. */
export const ManageSearchesDialog = ({ searches, onClose }: ManageSearchesDialogProps) => (
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
