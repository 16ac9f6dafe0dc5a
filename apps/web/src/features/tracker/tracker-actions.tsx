import type { TrackedJob } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { IconButton, MoreIcon, PlusIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { inboundMailQuery } from '@/api/tracker/inbound-mail.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { Button } from '@/ui/button.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { AddJobDialog } from './add/add-job-dialog.tsx'
import { ImportDialog } from './add/import-dialog.tsx'
import { CalendarDialog } from './calendar/calendar-dialog.tsx'
import { OpenMail } from './mail/mail-line.tsx'

type Open = 'add' | 'import' | 'calendar' | 'mail' | null

const ENTRIES = [
  { opens: 'import', text: 'Import from CSV' },
  { opens: 'calendar', text: 'Show in my calendar' },
  { opens: 'mail', text: 'Update from my mail' },
] as const

type TrackerActionsProps = { statuses: readonly StatusOption[]; jobs: readonly TrackedJob[] }

export function TrackerActions({ statuses, jobs }: TrackerActionsProps) {
  const { data: mail } = useQuery(inboundMailQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const bar = useRef<HTMLDivElement>(null)
  const openFromMenu = (chosen: Open, closeMenu: () => void) => {
    // The entry goes with its menu: a dialog gives the focus back to what is still there.
    bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    closeMenu()
    setOpen(chosen)
  }
  return (
    <div ref={bar} className="flex items-center gap-1">
      <Button look="primary" onClick={() => setOpen('add')}>
        <PlusIcon />
        Add a job
      </Button>
      <Dropdown
        trigger={(props) => (
          <IconButton label="Import and export, calendar and mail" {...props}>
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
            {ENTRIES.filter(({ opens }) => opens !== 'mail' || mail?.is_available).map(({ opens, text }) => (
              <li key={opens}>
                <button
                  type="button"
                  className={dropdownItemClass}
                  onClick={() => openFromMenu(opens, closeMenu)}
                >
                  {text}
                </button>
              </li>
            ))}
          </>
        )}
      </Dropdown>
      {open === 'add' && <AddJobDialog statuses={statuses} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'calendar' && <CalendarDialog onClose={close} />}
      {open === 'mail' && <OpenMail jobs={jobs} onClose={close} />}
    </div>
  )
}
