import { CalendarIcon } from '@lilypad/ui'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'

export function CalendarLine() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <CalendarIcon size={16} className="max-md:hidden" />
        Show in my calendar
      </Button>
      {isOpen && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  )
}
