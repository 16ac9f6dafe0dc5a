/**
 * A posting as a careers board shows it: text as found, nothing interpreted.
 * Systems fill it, `curate` reads it.
 */
export type FoundPosting = {
  /** The board's own id; unique on the board, stable across scrapes. */
  externalId: string
  title: string
  /** The address a person opens to read and apply. */
  url: string
  /** The description as HTML (or plain text turned into HTML), not yet cleaned; null when the board gave none. */
  html: string | null
  /** Places as printed, in the board's order: 'Remote - US', 'Austin, TX', … */
  places: string[]
  /** ISO country code or country name that the board gives apart from the place, as found. */
  country: string | null
  department: string | null
  /** Kind of employment as found: 'FullTime', 'Full-time', 'FULL_TIME', … */
  employment: string | null
  /** The board's own word for the workplace, as found: 'Remote', 'hybrid', 'on-site', 'TELECOMMUTE', … */
  workplace: string | null
  /** The board's own remote flag. Several systems set it on hybrid jobs: a `workplace` word goes before it. */
  remote: boolean | null
  /** Pay from the board's own pay field; null when there is none. */
  pay: FoundPay | null
  /** ISO 8601 instant or day when the board says that it was published, as found. */
  postedAt: string | null
  /** ISO 8601 day or instant until when to apply, as found. */
  applyBy: string | null
  /** The hiring company, where the posting itself names it. */
  company: string | null
  /**
   * Fingerprint of what the board's list says of it, once its text was read from an answer of its own:
   * while the list says the same, that answer need not be asked for again. Absent where the list tells all;
   * null where the posting's own answer is still to be read.
   */
  listFingerprint?: string | null
}

/** Structured pay as a board gives it; `text` is as printed. Amounts are in units of `currency`. */
export type FoundPay = {
  text: string | null
  min: number | null
  max: number | null
  /** As found: 'YEAR', 'per-hour-wage', '1 YEAR', … null when nothing says. */
  interval: string | null
  /** ISO 4217 code or sign as found. */
  currency: string | null
}
