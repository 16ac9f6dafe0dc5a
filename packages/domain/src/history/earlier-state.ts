import type { FoundPosting } from '../postings/found-posting.ts'
import type { PostingChange } from './posting-changes.ts'

export type EarlierState = {
  tenant: string
  /** The posting as it was last seen: the first scrape finds what has changed since. */
  found: FoundPosting
  firstSeenAt: Date
  changes: { seenAt: Date; change: PostingChange }[]
  absence: { goneAt: Date; backAt: Date }
  /** The listing before this one: the same vacancy under another id. */
  earlier: { externalId: string; title: string; firstSeenAt: Date; lastSeenAt: Date; goneAt: Date }
}
