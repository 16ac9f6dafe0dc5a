export { withoutTracking } from './board-address.ts'
export type {
  BoardIdentity,
  BoardReading,
  BoardSystem,
  KnownPosting,
} from './board-system.ts'
export { createPosting } from './create-posting.ts'
export { readHtml } from './html/html-to-markdown.ts'
export { jsonAfter } from './html/json-in-script.ts'
export { parseMarkup } from './html/parse-markup.ts'
export { readJobPostings } from './job-postings.ts'
export { type ListingPage, readDescribedPosting, readListingPage } from './listing-page.ts'
export { POSTING_LIMIT, readBoard } from './read-board.ts'
export { BOARD_SYSTEMS, boardSystem, detectBoard } from './registry.ts'
