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

export function judged({ alsoOk = [], label, ...answer }: Answer): Judged {
  const strict = answer.got === answer.expected
  return {
    label: label ?? answer.expected,
    ...answer,
    strict,
    lenient: strict || alsoOk.includes(answer.got),
  }
}

/** How many of those rows are right on which an answer bears. */
export type Rate = { right: number; of: number }

/** The rate of answers, of which null and undefined bear on nothing. */
export function toRate(answers: readonly (boolean | null | undefined)[]): Rate {
  const bearing = answers.filter((answer) => answer != null)
  return { right: bearing.filter(Boolean).length, of: bearing.length }
}

export const toScore = (judged: readonly Judged[]) => ({
  strict: toRate(judged.map(({ strict }) => strict)),
  lenient: toRate(judged.map(({ lenient }) => lenient)),
})

/** The 95 % interval of a rate by Wilson's score, in percent; of no rows 0 to 100. */
export function wilson({ right, of }: Rate): { from: number; to: number } {
  if (of === 0) return { from: 0, to: 100 }
  const squared = 1.96 ** 2
  const rate = right / of
  const middle = rate + squared / (2 * of)
  const half = Math.sqrt(squared * ((rate * (1 - rate)) / of + squared / (4 * of ** 2)))
  const whole = (1 + squared / of) / 100
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(100, (middle + half) / whole) }
}

/** `85.2–95.0` */
export function interval(right: number, of: number): string {
  const { from, to } = wilson({ right, of })
  return `${from.toFixed(1)}–${to.toFixed(1)}`
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const toPercent = ({ right, of }: Rate) => percent(of === 0 ? 0 : right / of)

/** How many items were rightly stated, of all that were stated and of all that should have been. */
export type Counts = { right: number; stated: number; expected: number }

/** Precision and recall, from 0 to 1. Where nothing was said, nothing was wrong. */
export const shares = ({ right, stated, expected }: Counts) => ({
  precision: stated === 0 ? 1 : right / stated,
  recall: expected === 0 ? 1 : right / expected,
})

/** `precision 97.0 % recall 91.2 %` */
export function sharesPart(counts: Counts): string {
  const { precision, recall } = shares(counts)
  return `precision ${percent(precision)} recall ${percent(recall)}`
}

/** `travel strict 91.2 % lenient 94.1 % of 136`, and its interval. */
function scoreLines(name: string, judged: readonly Judged[]): [line: string, intervals: string] {
  const { strict, lenient } = toScore(judged)
  return [
    `${name} strict ${toPercent(strict)} lenient ${toPercent(lenient)} of ${judged.length}`,
    `strict ${interval(strict.right, strict.of)}, lenient ${interval(lenient.right, lenient.of)}`,
  ]
}

const missLines = ({ id, expected, got, lenient, shown }: Judged) => [
  `  miss ${id}: expected ${expected}, got ${got}${lenient ? ' (defensible)' : ''}`,
  `    ${shown.slice(0, 300)}`,
]

export function reportOn(name: string, judged: readonly Judged[], showMisses: boolean): string[] {
  const [first, intervals] = scoreLines(name, judged)
  const labels = [...new Set(judged.map(({ label }) => label))].sort()
  const byLabel = labels.map((label) => {
    const [line, of] = scoreLines(
      `  ${label}`,
      judged.filter((row) => row.label === label),
    )
    return `${line} (${of})`
  })
  const measures = [...new Set(judged.flatMap(({ also }) => Object.keys(also ?? {})))]
  const further = measures.map((measure) => {
    const rate = toRate(judged.map(({ also }) => also?.[measure]))
    return `  ${measure}: ${toPercent(rate)} of ${rate.of} (${interval(rate.right, rate.of)})`
  })
  const misses = showMisses ? judged.filter(({ strict }) => !strict).flatMap(missLines) : []
  return [first, `  95 % interval: ${intervals}`, ...byLabel, ...further, ...misses]
}
