import type { JobFilter, JobSort } from '@lilypad/domain'
import { type CaseJob, caseJob } from './case-job.ts'

/**
 * Jobs as they come, what is asked of them, and the cards that are to be seen: the ids of each card's job and
 * its location variants, in their order.
 */
export type StackCase = {
  sentence: string
  jobs: readonly CaseJob[]
  filter: Partial<JobFilter>
  sort: JobSort
  cards: readonly (readonly number[])[]
}

/** Whether a case asks for a text of its own, so that it cannot be told from others in one list by a text. */
export const hasOwnText = ({ filter }: StackCase): boolean => filter.searchField !== undefined

/** Jobs 1, 2, 3, … in this order, one for each letter, which names its stack; a dash has none. */
export const stackedAs = (stacks: string): CaseJob[] =>
  [...stacks].map((stack, place) => caseJob(place + 1, { stackId: stack === '-' ? null : `stack ${stack}` }))

/** Cards from the digits of their ids: '13 2' is a card of 1 with its variant 3, and a card of 2. */
export const cardsOf = (cards: string): number[][] =>
  cards.split(' ').flatMap((card) => (card === '' ? [] : [[...card].map(Number)]))
