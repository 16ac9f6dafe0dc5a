import type { CaseJob } from './case-job.ts'
import { FILTER_CASE_JOBS } from './filter-case-jobs.ts'
import { FILTER_CASES } from './filter-cases.ts'
import { inOneList } from './in-one-list.ts'
import { RELEVANCE_CASES } from './relevance-cases.ts'
import { hasOwnText, type StackCase } from './stack-case.ts'
import { STACK_CASES } from './stack-cases.ts'

/** Jobs of one list, and the cards that searches have of it. */
export type CaseList = {
  about: string
  jobs: readonly CaseJob[]
  cases: readonly Omit<StackCase, 'jobs'>[]
  /** Whether the cards are in the order of the search, and not by their ids. */
  isOrdered: boolean
}

const filters: CaseList = {
  about: 'every case of the filters',
  jobs: FILTER_CASE_JOBS.map((job) => ({ ...job, stackId: null })),
  cases: FILTER_CASES.map(({ finds, ...one }) => ({ ...one, sort: 'date', cards: finds.map((id) => [id]) })),
  isOrdered: false,
}

const ranked = inOneList(RELEVANCE_CASES)
const relevance: CaseList = {
  about: 'every case of the relevance sort',
  jobs: ranked.jobs,
  cases: ranked.cases.map(({ one: { sentence, order }, mark, idOf }) => ({
    sentence,
    filter: { searchField: mark },
    sort: 'relevance',
    cards: order.map((id) => [idOf(id)]),
  })),
  isOrdered: true,
}

const stacked = inOneList(STACK_CASES.filter((one) => !hasOwnText(one)))
/** The stacks without a text. */
export const STACKS_WITHOUT_TEXT: CaseList = {
  about: 'every case of the stacks without a text',
  jobs: stacked.jobs,
  cases: stacked.cases.map(({ one: { sentence, filter, sort, cards }, mark, idOf }) => ({
    sentence,
    filter: { ...filter, searchField: mark },
    sort,
    cards: cards.map((ids) => ids.map(idOf)),
  })),
  isOrdered: true,
}

const stacksWithText = STACK_CASES.filter(hasOwnText).map(
  ({ jobs, ...one }): CaseList => ({
    about: `stacks: ${one.sentence}`,
    jobs,
    cases: [one],
    isOrdered: true,
  }),
)

/** All cases of the filters, the relevance sort and the stacks, in as few lists as they need. */
export const CASE_LISTS: readonly CaseList[] = [filters, relevance, STACKS_WITHOUT_TEXT, ...stacksWithText]
