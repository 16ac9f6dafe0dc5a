import type { Board } from '@lilypad/contracts'
import type { BoardState } from '@lilypad/domain'
import { BOARD_STATE_LOOKS } from '../board-states.ts'

/** Which boards are looked at: all, those in a state, or those that no loop scrapes for now. */
export type BoardFilter = 'all' | BoardState | 'resting'

export const BOARD_FILTERS = ['all', ...Object.keys(BOARD_STATE_LOOKS), 'resting'] as BoardFilter[]

export const filterName = (filter: BoardFilter): string => {
  if (filter === 'all') return 'All'
  return filter === 'resting' ? 'Resting' : BOARD_STATE_LOOKS[filter].label
}

type Standing = Pick<Board, 'state' | 'restingUntil'>

/** Whether a board is among those that a filter leaves. */
export const passes = ({ state, restingUntil }: Standing, filter: BoardFilter): boolean => {
  if (filter === 'all') return true
  return filter === 'resting' ? restingUntil !== null : state === filter
}

/** How many boards each filter would leave. */
export const countFilters = (boards: readonly Standing[]): Map<BoardFilter, number> =>
  new Map(BOARD_FILTERS.map((filter) => [filter, boards.filter((board) => passes(board, filter)).length]))
