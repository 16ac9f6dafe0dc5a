/** The score of one labelled row: what was expected, what the rules say, and whether they agree. */
export type Judged = {
  id: string
  /** The group to count it in. */
  label: string
  expected: string
  got: string
  strict: boolean
  /** Strict, or an answer that a second careful reader might also give. */
  lenient: boolean
  /** Further measures by name; null when one does not apply to the row. */
  also?: Record<string, boolean | null>
  /** What to show of the row next to a miss. */
  shown: string
}
