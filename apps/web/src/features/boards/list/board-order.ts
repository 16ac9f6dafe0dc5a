import type { Board } from '@lilypad/contracts'
import { BOARD_FILTERS } from './board-filter.ts'

export const BOARD_ORDERS = [
  { id: 'company', itemName: 'Company' },
  { id: 'jobs', itemName: 'Most jobs' },
  { id: 'latest', itemName: 'Latest scraped' },
  { id: 'longest', itemName: 'Scraped longest ago' },
  { id: 'state', itemName: 'State, troubles first' },
] as const
export type BoardOrder = (typeof BOARD_ORDERS)[number]['id']

type Sortable = Pick<Board, 'id' | 'companyName' | 'jobsOnServer' | 'lastScrapedAt' | 'state'>

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

/** The boards in an order; those that it finds alike by company, then by id. */
export const sortBoards = <B extends Sortable>(boards: readonly B[], order: BoardOrder): B[] =>
  boards.toSorted(
    (one, other) =>
      COMPARE[order](one, other) || names.compare(one.companyName, other.companyName) || one.id - other.id,
  )
