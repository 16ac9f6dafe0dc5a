import type { Board } from '@lilypad/contracts'
import type { BoardState } from '@lilypad/domain'

type Look = { label: string; tone: 'neutral' | 'positive' | 'warning' | 'danger' }

/** The name and colour of each state, in the order of the filter: what needs an admin is first. */
export const BOARD_STATE_LOOKS: Record<BoardState, Look> = {
  suspect: { label: 'Suspect', tone: 'warning' },
  changed: { label: 'Changed', tone: 'danger' },
  disallowed: { label: 'Blocked by robots.txt', tone: 'warning' },
  blocked: { label: 'Blocked', tone: 'danger' },
  unreachable: { label: 'Unreachable', tone: 'warning' },
  gone: { label: 'Gone', tone: 'danger' },
  new: { label: 'New', tone: 'neutral' },
  live: { label: 'Live', tone: 'positive' },
}

/** Which boards are looked at: all, those in a state, or those that no loop scrapes for now. */
export type BoardFilter = 'all' | BoardState | 'resting'

export const BOARD_FILTERS = ['all', ...Object.keys(BOARD_STATE_LOOKS), 'resting'] as BoardFilter[]

export function filterName(filter: BoardFilter): string {
  if (filter === 'all') return 'All'
  return filter === 'resting' ? 'Resting' : BOARD_STATE_LOOKS[filter].label
}

type Standing = Pick<Board, 'state' | 'restingUntil'>

/** Whether a board is among those that a filter leaves. */
export function passes({ state, restingUntil }: Standing, filter: BoardFilter): boolean {
  if (filter === 'all') return true
  return filter === 'resting' ? restingUntil !== null : state === filter
}

export const countFilters = (boards: readonly Standing[]): Map<BoardFilter, number> =>
  new Map(BOARD_FILTERS.map((filter) => [filter, boards.filter((board) => passes(board, filter)).length]))

export const BOARD_ORDERS = [
  { id: 'company', itemName: 'Company' },
  { id: 'jobs', itemName: 'Most jobs' },
  { id: 'latest', itemName: 'Latest scraped' },
  { id: 'longest', itemName: 'Scraped longest ago' },
  { id: 'state', itemName: 'State, troubles first' },
] as const
export type BoardOrder = (typeof BOARD_ORDERS)[number]['id']

type Sortable = Pick<Board, 'id' | 'companyName' | 'jobsOnServer' | 'lastScrapedAt' | 'state' | 'trouble'>

const names = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** A board that was never scraped comes before all others in time. */
const scrapedAt = ({ lastScrapedAt }: Sortable) => (lastScrapedAt === null ? 0 : Date.parse(lastScrapedAt))

const COMPARE: Record<BoardOrder, (one: Sortable, other: Sortable) => number> = {
  company: () => 0,
  jobs: (one, other) => other.jobsOnServer - one.jobsOnServer,
  latest: (one, other) => scrapedAt(other) - scrapedAt(one),
  longest: (one, other) => scrapedAt(one) - scrapedAt(other),
  state: (one, other) => BOARD_FILTERS.indexOf(one.state) - BOARD_FILTERS.indexOf(other.state),
}

/** Boards in trouble first, then in an order; those that it finds alike by company, then by id. */
export const sortBoards = <B extends Sortable>(boards: readonly B[], order: BoardOrder): B[] =>
  boards.toSorted(
    (one, other) =>
      Number(one.trouble === null) - Number(other.trouble === null) ||
      COMPARE[order](one, other) ||
      names.compare(one.companyName, other.companyName) ||
      one.id - other.id,
  )

type Matchable = Pick<Board, 'companyName' | 'careersUrl' | 'system' | 'state'>

/** The boards whose company, address, system or state holds every word that was typed. */
export function matchBoards<B extends Matchable>(boards: readonly B[], sought: string): readonly B[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return boards
  return boards.filter(({ companyName, careersUrl, system, state }) => {
    const text = `${companyName} ${careersUrl} ${system} ${state}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
