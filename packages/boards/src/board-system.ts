import type { FoundPosting, Web } from '@lilypad/domain'

/** What a board is, however its address is spelled. */
export type BoardIdentity = { system: string; tenant: string }

export type BoardContext = {
  web: Web
  /** The systems whose boards a web page may embed. Absent: no system. */
  systems?: readonly BoardSystem[]
  /** The most postings to take from one board; a board that reaches it counts as incomplete. */
  postingLimit: number
  /**
   * A posting as last found on this board, with its list fingerprint of that time; null for a new posting. Absent:
   * every posting is new.
   */
  known?: (externalId: string) => KnownPosting | null
  /** Ids of the postings that its jobs come from. Absent or empty: it has no jobs. */
  live?: readonly string[]
}

/** `fingerprint` is the posting's `listFingerprint`: null where its own answer could not be read last time. */
export type KnownPosting = { fingerprint: string | null; posting: FoundPosting }

export type ReadAnswer = {
  outcome: 'read'
  /** The board that was read instead: the page embeds a board of another system. */
  identity?: BoardIdentity
  postings: FoundPosting[]
  /** Items of the answer that do not match the system's schema. */
  dropped: number
  /** The board's own name for its company; absent: the first one that a posting names. */
  company?: string | null
  /** Why the system knows that postings are missing; null or absent when none are. */
  cutShort?: string | null
  /** Why what is missing from a complete list is doubted until a second reading; null or absent without such a reason. */
  doubt?: string | null
  /** Postings whose own answer failed: they keep what the list says, or their previous text, and are asked for again. */
  detailsMissing?: number
  /** Why, where the host refused them. */
  textsRefused?: string | null
}

/** What a system reads from its board, before the rules for all boards apply. */
export type BoardAnswer = { outcome: 'unchanged'; identity?: BoardIdentity } | ReadAnswer

export type BoardReading =
  | { outcome: 'unchanged'; identity: BoardIdentity }
  | (Omit<ReadAnswer, 'cutShort'> & {
      /** The board that was read; for a page that embeds another system's board, the embedded one. */
      identity: BoardIdentity
      /** Jobs are deleted only after a complete reading. */
      complete: boolean
      incompleteReason: string | null
      company: string | null
      duplicates: number
      detailsMissing: number
    })

/**
 * One careers-board system: a plug-in. The tenant names a company's board within the system. System id and tenant
 * together identify the board.
 */
export type BoardSystem = {
  id: string
  /** The name people know it by. */
  label: string
  /** Increase it when the reader reads the same answer differently: that invalidates stored validators. */
  readerVersion: number
  /** Domains that only this system uses: an address there without a tenant is a mistake. */
  domains: readonly string[]
  /** For the example in a message, where a plain name is not a valid tenant. */
  exampleTenant?: string
  /** A name without a board gets an error from it, not an empty list. */
  refusesUnknownNames?: true
  /** The tenant that an address names; null when it names no tenant of this system. */
  detect(address: URL): string | null
  /** The board's page for people. `detect` finds the same tenant in it. */
  careersUrl(tenant: string): string
  /** Throws ScrapeError when the board cannot be read. */
  read(tenant: string, context: BoardContext): Promise<BoardAnswer>
}
