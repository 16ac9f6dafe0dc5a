import type { BoardIdentity } from '@lilypad/boards'
import type { FoundPosting } from '@lilypad/domain'

/** A listing as found, with its board. */
export type Listing = {
  board: BoardIdentity
  /** The source to store when we do not scrape the board. */
  companyName: string
  found: FoundPosting
  /** What could not be read, in sentences; or null. */
  missing: string | null
}
