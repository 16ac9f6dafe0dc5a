/** Characters of a description that are kept, read and shown: more than any real posting has. */
export const MAX_DESCRIPTION_LENGTH = 60_000

/** As a careers board shows it, nothing interpreted: systems fill it, `curate` reads it. */
export type FoundPosting = {
  /** The board's own id; unique on the board, stable across scrapes. */
  externalId: string
  title: string
  url: string
  /** The description as HTML (or plain text turned into HTML), not yet cleaned; null when the board gave no text. */
  html: string | null
  /** As printed, in the board's order: 'Remote - US', 'Austin, TX', … */
  places: string[]
  /** An ISO code or a name that the board gives separately from the place. */
  country: string | null
  department: string | null
  /** 'FullTime', 'Full-time', 'FULL_TIME', … */
  employment: string | null
  /** The board's own word: 'Remote', 'hybrid', 'on-site', 'TELECOMMUTE', … */
  workplace: string | null
  /** Several systems set it on hybrid jobs, so a `workplace` word takes precedence. */
  remote: boolean | null
  pay: FoundPay | null
  /** As `applyBy`: an ISO 8601 instant or day, as found. */
  postedAt: string | null
  applyBy: string | null
  company: string | null
  /** On a board of many employers, as a slice of an index is: its job bears this name instead of the board's. */
  employer?: string | null
  /** Print of its row in the list: while unchanged, its text is not requested again. Null: not yet; absent: no need. */
  listFingerprint?: string | null
}

/** `text` is as printed; amounts are in units of `currency`. */
export type FoundPay = {
  text: string | null
  min: number | null
  max: number | null
  /** As found: 'YEAR', 'per-hour-wage', '1 YEAR', … or null. */
  interval: string | null
  /** ISO 4217 code or sign as found. */
  currency: string | null
}
