import { SCRAPE_FAILURES } from './scrape-error.ts'

export const BOARD_STATES = ['new', 'live', ...SCRAPE_FAILURES, 'suspect'] as const
export type BoardState = (typeof BOARD_STATES)[number]

export const READ_OUTCOMES = ['complete', 'unchanged', 'incomplete', 'suspect'] as const
export const SCRAPE_OUTCOMES = [...READ_OUTCOMES, 'failed'] as const
export type ScrapeOutcome = (typeof SCRAPE_OUTCOMES)[number]
/** How a board's turn in a loop ends: the last two without a scrape. */
export type LoopOutcome = ScrapeOutcome | 'resting' | 'skipped'
