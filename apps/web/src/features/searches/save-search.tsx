import { paths } from '@lilypad/contracts/addresses'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/button.tsx'
import { SaveSearchDialog } from './save-search-dialog.tsx'

type SaveSearchProps = { isFree: boolean; stateText: () => string }

/** Opens the dialog that saves the chosen filters. Free members see what would let them. */
export const SaveSearch = ({ isFree, stateText }: SaveSearchProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="w-full" disabled={isFree} onClick={() => setOpen(true)}>
        Save Search
      </Button>
      {isFree && (
        <Link
          to={paths.upgrade.href()}
          className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
        >
          Upgrade your account to save your searches!
        </Link>
      )}
      {open && <SaveSearchDialog stateText={stateText} onClose={() => setOpen(false)} />}
    </>
  )
}
