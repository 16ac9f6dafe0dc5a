import type { Judged } from './judged.ts'

export type Score = { strict: number; lenient: number; count: number }

/** The share of rows that agree. */
export function scoreOf(judged: readonly Judged[]): Score {
  return {
    strict: judged.filter(({ strict }) => strict).length,
    lenient: judged.filter(({ lenient }) => lenient).length,
    count: judged.length,
  }
}

/**
 * The 95 % interval of a rate by Wilson's score, in percent; it holds for few rows and near 0 and 100 too. Nothing is
 * known of no rows: 0 to 100.
 */
export function wilson(right: number, count: number): { from: number; to: number } {
  if (count === 0) return { from: 0, to: 100 }
  const squared = 1.96 ** 2
  const rate = right / count
  const middle = rate + squared / (2 * count)
  const half = Math.sqrt(squared * ((rate * (1 - rate)) / count + squared / (4 * count ** 2)))
  const whole = (1 + squared / count) / 100
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(100, (middle + half) / whole) }
}

/** `85.2–95.0` */
export function interval(right: number, count: number): string {
  const { from, to } = wilson(right, count)
  return `${from.toFixed(1)}–${to.toFixed(1)}`
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? '0.0' : ((part / whole) * 100).toFixed(1)} %`

/** `travel strict 91.2 % lenient 94.1 % of 136` */
export function scoreLine(name: string, { strict, lenient, count }: Score): string {
  return `${name} strict ${percent(strict, count)} lenient ${percent(lenient, count)} of ${count}`
}

function furtherLines(judged: readonly Judged[]): string[] {
  const names = [...new Set(judged.flatMap(({ also }) => Object.keys(also ?? {})))]
  return names.map((name) => {
    const bearing = judged.map(({ also }) => also?.[name] ?? null).filter((value) => value !== null)
    const right = bearing.filter(Boolean).length
    const { length } = bearing
    return `  ${name}: ${percent(right, length)} of ${length} (${interval(right, length)})`
  })
}

const intervals = ({ strict, lenient, count }: Score) =>
  `strict ${interval(strict, count)}, lenient ${interval(lenient, count)}`

const missLines = ({ id, expected, got, lenient, shown }: Judged) => [
  `  miss ${id}: expected ${expected}, got ${got}${lenient ? ' (defensible)' : ''}`,
  `    ${shown.slice(0, 300)}`,
]

/** The lines for one set: the whole, its 95 % intervals, by label, further measures, and the misses if asked for. */
export function reportOn(name: string, judged: readonly Judged[], showMisses: boolean): string[] {
  const labels = [...new Set(judged.map(({ label }) => label))].sort()
  const all = scoreOf(judged)
  const byLabel = labels.map((label) => {
    const score = scoreOf(judged.filter((row) => row.label === label))
    return `${scoreLine(`  ${label}`, score)} (${intervals(score)})`
  })
  const misses = showMisses ? judged.filter(({ strict }) => !strict).flatMap(missLines) : []
  const first = [scoreLine(name, all), `  95 % interval: ${intervals(all)}`]
  return [...first, ...byLabel, ...furtherLines(judged), ...misses]
}
