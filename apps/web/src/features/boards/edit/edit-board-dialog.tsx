import type { Board } from '@lilypad/contracts'
import type { ReactNode } from 'react'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { BoardNames } from './board-names.tsx'
import { BoardRemoval } from './board-removal.tsx'
import { BoardRest } from './board-rest.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-3 border-line border-t pt-5">
    <h3 className="font-bold">{title}</h3>
    {children}
  </section>
)

/** What an admin decides about a board. */
export const EditBoardDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => (
  <Dialog title={`Edit ${board.companyName}`} phoneSheet onClose={onClose}>
    <div className="mt-2 grid gap-6 text-ink">
      <BoardNames board={board} onSaved={onClose} />
      <Part title="Rest">
        <BoardRest board={board} />
      </Part>
      <Part title="Remove">
        <p className="text-ink-soft text-sm">
          The board and its jobs go. To bring it back, add its address again.
        </p>
        <div>
          <BoardRemoval board={board} />
        </div>
      </Part>
    </div>
  </Dialog>
)
