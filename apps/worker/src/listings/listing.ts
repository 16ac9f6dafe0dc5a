import type { BoardIdentity } from '@lilypad/boards'
import type { FoundPosting } from '@lilypad/domain'

export type Listing = {
  board: BoardIdentity
  /** To be stored when we do not scrape the board. */
  companyName: string
  found: FoundPosting
  /** What could not be read, in sentences. */
  missing: string | null
}
