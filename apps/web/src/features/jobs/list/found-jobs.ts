import type { DropOffer, JobStack } from '@lilypad/domain'
import type { ReactNode } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import type { Choices } from '../filters/choices.ts'

/** The cards of a list. */
export type ShownJobs = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  asked: object
  /** What stands behind the last card that is here, and asks for those that follow; null where all are here. */
  more: ReactNode
}

/** What the filters find, whether the list is in the browser or the server is asked. */
export type FoundJobs = ShownJobs & {
  /** Those of the jobs that were added since the person's last visit. */
  numNew: number
  choices: Choices
  /** What stands above the cards: why they are not those that were asked for. */
  notice: ReactNode
  /** What to drop when nothing is found. */
  offers: readonly DropOffer[]
}
