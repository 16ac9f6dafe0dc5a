import type { BoardState } from '@lilypad/domain'

type Look = { label: string; tone: 'neutral' | 'positive' | 'warning' | 'danger' }

/** The name and colour of each state, in the order of the filter: what needs an admin is first. */
export const BOARD_STATE_LOOKS: Record<BoardState, Look> = {
  suspect: { label: 'Suspect', tone: 'warning' },
  changed: { label: 'Changed', tone: 'danger' },
  blocked: { label: 'Blocked', tone: 'danger' },
  unreachable: { label: 'Unreachable', tone: 'warning' },
  gone: { label: 'Gone', tone: 'danger' },
  new: { label: 'New', tone: 'neutral' },
  live: { label: 'Live', tone: 'positive' },
}
