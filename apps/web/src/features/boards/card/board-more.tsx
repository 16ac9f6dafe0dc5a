import type { Board } from '@lilypad/contracts'
import { useState } from 'react'
import { IconButton } from '@/ui/button.tsx'
import { EditIcon, HistoryIcon } from '@/ui/tool-icons.tsx'
import { EditBoardDialog } from '../edit/edit-board-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'

/** The less frequent actions on a board: its history and settings. */
export const BoardMore = ({ board }: { board: Board }) => {
  const [open, setOpen] = useState<'history' | 'edit' | null>(null)
  const close = () => setOpen(null)
  return (
    <span className="ml-auto flex">
      <IconButton label={`History of ${board.companyName}`} onClick={() => setOpen('history')}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={`Edit ${board.companyName}`} onClick={() => setOpen('edit')}>
        <EditIcon />
      </IconButton>
      {open === 'history' && <HistoryDialog board={board} onClose={close} />}
      {open === 'edit' && <EditBoardDialog board={board} onClose={close} />}
    </span>
  )
}
