import type { Board, BoardState } from '@lilypad/contracts'

/** Which boards are looked at: all, those in a state, or those that no loop scrapes for now. */
export type BoardFilter = 'all' | BoardState | 'resting'

export const FILTER_NAMES: Record<BoardFilter, string> = {
  all: 'All',
  suspect: 'Suspect',
  changed: 'Changed',
  blocked: 'Blocked',
  unreachable: 'Unreachable',
  gone: 'Gone',
  new: 'New',
  live: 'Live',
  resting: 'Resting',
}
export const BOARD_FILTERS = Object.keys(FILTER_NAMES) as BoardFilter[]

type Standing = Pick<Board, 'state' | 'restingUntil'>

/** Whether a board is among those that a filter leaves. */
export const passes = ({ state, restingUntil }: Standing, filter: BoardFilter): boolean => {
  if (filter === 'all') return true
  return filter === 'resting' ? restingUntil !== null : state === filter
}

/** How many boards each filter would leave. */
export const countFilters = (boards: readonly Standing[]): Map<BoardFilter, number> =>
  new Map(BOARD_FILTERS.map((filter) => [filter, boards.filter((board) => passes(board, filter)).length]))
