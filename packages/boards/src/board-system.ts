import type { FoundPosting, Web } from '@lilypad/domain'

/** What a board is, however its address is spelled. */
export type BoardIdentity = { system: string; tenant: string }

export type BoardContext = {
  web: Web
  /** The systems whose boards a page of the web may hold. Absent: none. */
  systems?: readonly BoardSystem[]
  /** Most postings to take from one board; reaching it makes the reading incomplete. */
  postingLimit: number
  /**
   * A posting as it was last found on this board, with the fingerprint that it then had in the board's list;
   * null when it is new. Absent: every posting is new.
   */
  known?: (externalId: string) => KnownPosting | null
}

/** `fingerprint` is the posting's `listFingerprint`: null where its own answer could not be read last time. */
export type KnownPosting = { fingerprint: string | null; posting: FoundPosting }

/** What a system makes of its board, before the rules that hold for every board. */
export type BoardAnswer =
  | { outcome: 'unchanged'; identity?: BoardIdentity }
  | {
      outcome: 'read'
      /** The board that was read instead: one of another system that the page holds. */
      identity?: BoardIdentity
      postings: FoundPosting[]
      /** Items of the answer that are no posting by the system's schema. */
      dropped: number
      /** The board's own name for its company. */
      company: string | null
      /** Why the system knows that there is more than it was given; null when there is not. */
      cutShort: string | null
      /** Postings kept with what the list tells, for want of an answer of their own. */
      detailsMissing?: number
    }

export type BoardReading =
  | { outcome: 'unchanged'; identity: BoardIdentity }
  | {
      outcome: 'read'
      /** The board that was read: of a page that holds another system's board, that one. */
      identity: BoardIdentity
      postings: FoundPosting[]
      /** Only a complete reading may lead to a deletion. */
      complete: boolean
      incompleteReason: string | null
      company: string | null
      dropped: number
      duplicates: number
      /**
       * Postings whose own answer was asked for in vain: they stand with what the board's list tells, or with
       * their text of before. They are asked for again next time.
       */
      detailsMissing: number
    }

/**
 * One careers-board system: a plug-in. The tenant names a company's board within the system and is,
 * with the system's id, the identity of the board.
 */
export type BoardSystem = {
  id: string
  /** As people know it. */
  label: string
  /** Counts up when the same answer would be read differently: stored validators are then void. */
  readerVersion: number
  /** Domains that belong to the system alone: an address there without a tenant is a mistake. */
  domains: readonly string[]
  /** For the example in a message, where a mere name is no tenant. */
  exampleTenant?: string
  /** The tenant that an address speaks of, or null when it names none of this system. */
  detect(address: URL): string | null
  /** The page where a person finds the board. `detect` finds the same tenant in it. */
  careersUrl(tenant: string): string
  /** Throws ScrapeError when the board cannot be read. */
  read(tenant: string, context: BoardContext): Promise<BoardAnswer>
}
