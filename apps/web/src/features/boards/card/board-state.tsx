import type { Board } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { formatInstant } from '@/ui/text/format.ts'

const STATES = {
  new: { label: 'New', tone: 'neutral' },
  live: { label: 'Live', tone: 'positive' },
  gone: { label: 'Gone', tone: 'danger' },
  blocked: { label: 'Blocked', tone: 'danger' },
  changed: { label: 'Changed', tone: 'danger' },
  unreachable: { label: 'Unreachable', tone: 'warning' },
  suspect: { label: 'Suspect', tone: 'warning' },
} as const

/** How the board stands, in a word; the reason is on the card. */
export const BoardState = ({ board }: { board: Pick<Board, 'state' | 'stateSince'> }) => {
  const { label, tone } = STATES[board.state]
  return (
    <span title={board.stateSince ? `Since ${formatInstant(board.stateSince)}` : undefined}>
      <Chip tone={tone}>{label}</Chip>
    </span>
  )
}
