import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Sheet } from '@/ui/dialogs/sheet.tsx'
import { plural } from '@/ui/text/format.ts'
import { FilterIcon } from '@/ui/tool-icons.tsx'

type FilterSheetProps = {
  /** Matching jobs, for the button that leads to them. */
  count: number
  /** How many filters are chosen. */
  chosen: number
  children: ReactNode
}

/** The filters of a phone: behind a button, in a sheet from below. */
export const FilterSheet = ({ count, chosen, children }: FilterSheetProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const found = plural(count, 'job')
  const show = (
    <>
      {/* The counter of the list lies under the sheet, and is not heard. */}
      <p role="status" className="sr-only">
        {found}
      </p>
      <Button look="primary" size="large" className="w-full" onClick={close}>
        Show {found}
      </Button>
    </>
  )
  return (
    <>
      <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon />
        Job Filters
        {chosen > 0 && (
          <span className="rounded-full bg-accent px-2 text-accent-ink text-xs tabular-nums">{chosen}</span>
        )}
      </Button>
      {open && (
        <Sheet title="Job Filters" onClose={close} foot={show}>
          {children}
        </Sheet>
      )}
    </>
  )
}
