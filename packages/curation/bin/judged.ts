/** The score of one labelled row: what was expected, what the rules say, and whether they agree. */
export type Judged = {
  id: string
  label: string
  expected: string
  got: string
  strict: boolean
  /** Strict, or an answer that a second careful reader might also give. */
  lenient: boolean
  /** Further measures by name; null when one does not apply to the row. */
  also?: Record<string, boolean | null>
  shown: string
}

type Answer = Omit<Judged, 'label' | 'strict' | 'lenient'> & {
  /** By default the expected answer. */
  label?: string
  alsoOk?: readonly string[] | undefined
}

/** An answer, compared with what is expected and with what is defensible. */
export function judged({ alsoOk = [], label, ...answer }: Answer): Judged {
  const strict = answer.got === answer.expected
  return {
    label: label ?? answer.expected,
    ...answer,
    strict,
    lenient: strict || alsoOk.includes(answer.got),
  }
}
