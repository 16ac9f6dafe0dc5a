import type { Board } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { formatInstant } from '@/ui/text/format.ts'
import { BOARD_STATE_LOOKS } from '../board-states.ts'

/** How the board stands, in a word; the reason is on the card. */
export const BoardState = ({ board }: { board: Pick<Board, 'state' | 'stateSince'> }) => {
  const { label, tone } = BOARD_STATE_LOOKS[board.state]
  return (
    <span title={board.stateSince ? `Since ${formatInstant(board.stateSince)}` : undefined}>
      <Chip tone={tone}>{label}</Chip>
    </span>
  )
}
