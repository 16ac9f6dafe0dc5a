import type { JobFilter, SpecifiedSort } from '@lilypad/domain'
import { type CaseJob, caseJob } from './case-job.ts'

/**
 * Jobs in their original order, the search, and the expected cards: the ids of each card's job and its location
 * variants, in order.
 */
export type StackCase = {
  sentence: string
  jobs: readonly CaseJob[]
  filter: Partial<JobFilter>
  sort: SpecifiedSort
  cards: readonly (readonly number[])[]
}

/** Whether a case searches for a text itself, so that no text can mark it in a shared list. */
export const hasOwnText = ({ filter }: StackCase): boolean => filter.searchField !== undefined

/** Jobs 1, 2, 3, … in this order, one for each letter, which names its stack; a dash means no stack. */
export const stackedAs = (stacks: string): CaseJob[] =>
  [...stacks].map((stack, place) => caseJob(place + 1, { stackId: stack === '-' ? null : `stack ${stack}` }))

/** Cards from the digits of their ids: '13 2' is a card of 1 with its variant 3, and a card of 2. */
export const cardsOf = (cards: string): number[][] =>
  cards.split(' ').flatMap((card) => (card === '' ? [] : [[...card].map(Number)]))
