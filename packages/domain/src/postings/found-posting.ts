/**
 * A posting as a careers board shows it: text as found, nothing interpreted.
 * Systems fill it, `curate` reads it.
 */
export type FoundPosting = {
  /** The board's own id; unique on the board, stable across scrapes. */
  externalId: string
  title: string
  /** The address where people read and apply. */
  url: string
  /** The description as HTML (or plain text turned into HTML), not yet cleaned; null when the board gave no text. */
  html: string | null
  /** Places as printed, in the board's order: 'Remote - US', 'Austin, TX', … */
  places: string[]
  /** ISO country code or country name that the board gives separately from the place, as found. */
  country: string | null
  department: string | null
  /** Kind of employment as found: 'FullTime', 'Full-time', 'FULL_TIME', … */
  employment: string | null
  /** The board's own word for the workplace, as found: 'Remote', 'hybrid', 'on-site', 'TELECOMMUTE', … */
  workplace: string | null
  /** The board's own remote flag. Several systems set it on hybrid jobs, so a `workplace` word takes precedence. */
  remote: boolean | null
  /** Pay from the board's own pay field, or null. */
  pay: FoundPay | null
  /** ISO 8601 instant or day of publication, as found. */
  postedAt: string | null
  /** ISO 8601 day or instant of the application deadline, as found. */
  applyBy: string | null
  /** The hiring company, if the posting names it. */
  company: string | null
  /**
   * Fingerprint of the posting's row in the board's list, set once its text was read by a request of its own: while the
   * row is unchanged, that request is not repeated. Absent when the list holds everything; null while that request is
   * still to be made.
   */
  listFingerprint?: string | null
}

/** Structured pay as a board gives it; `text` is as printed. Amounts are in units of `currency`. */
export type FoundPay = {
  text: string | null
  min: number | null
  max: number | null
  /** As found: 'YEAR', 'per-hour-wage', '1 YEAR', … or null. */
  interval: string | null
  /** ISO 4217 code or sign as found. */
  currency: string | null
}
