import type { SavedSearch } from '@lilypad/contracts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { SearchRow } from './search-row.tsx'

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
