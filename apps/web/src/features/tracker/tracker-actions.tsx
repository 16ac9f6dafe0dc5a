import { serverPaths } from '@lilypad/contracts/addresses'
import { IconButton, MoreIcon, PlusIcon } from '@lilypad/ui'
import { useRef, useState } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { Button } from '@/ui/button.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { AddJobDialog } from './add/add-job-dialog.tsx'
import { ImportDialog } from './add/import-dialog.tsx'

type Open = 'add' | 'import' | null

export function TrackerActions({ statuses }: { statuses: readonly StatusOption[] }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const bar = useRef<HTMLDivElement>(null)
  const openImport = (closeMenu: () => void) => {
    // The entry goes with its menu: a dialog gives the focus back to what is still there.
    bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    closeMenu()
    setOpen('import')
  }
  return (
    <div ref={bar} className="flex items-center gap-1 md:ml-auto">
      <Button look="primary" onClick={() => setOpen('add')}>
        <PlusIcon />
        Add a job
      </Button>
      <Dropdown
        trigger={(props) => (
          <IconButton label="Import and export" {...props}>
            <MoreIcon />
          </IconButton>
        )}
      >
        {(closeMenu) => (
          <>
            <li>
              <a href={serverPaths.trackerCsv} download onClick={closeMenu} className={dropdownItemClass}>
                Export as CSV
              </a>
            </li>
            <li>
              <button type="button" className={dropdownItemClass} onClick={() => openImport(closeMenu)}>
                Import from CSV
              </button>
            </li>
          </>
        )}
      </Dropdown>
      {open === 'add' && <AddJobDialog statuses={statuses} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </div>
  )
}
