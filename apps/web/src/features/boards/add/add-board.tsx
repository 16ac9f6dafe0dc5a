import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { PlusIcon } from '@/ui/tool-icons.tsx'
import { AddBoardDialog } from './add-board-dialog.tsx'

/** Opens the form for a new board. */
export const AddBoard = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        Add a board
      </Button>
      {open && <AddBoardDialog onClose={() => setOpen(false)} />}
    </>
  )
}
