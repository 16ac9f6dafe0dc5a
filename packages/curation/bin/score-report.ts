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
    return `  ${name}: ${percent(bearing.filter(Boolean).length, bearing.length)} of ${bearing.length}`
  })
}

const missLines = ({ id, expected, got, lenient, shown }: Judged) => [
  `  miss ${id}: expected ${expected}, got ${got}${lenient ? ' (defensible)' : ''}`,
  `    ${shown.slice(0, 300)}`,
]

/** The lines for one set: the whole, then by label, then further measures, then the misses if asked for. */
export function reportOn(name: string, judged: readonly Judged[], showMisses: boolean): string[] {
  const labels = [...new Set(judged.map(({ label }) => label))].sort()
  const byLabel = labels.map((label) =>
    scoreLine(`  ${label}`, scoreOf(judged.filter((row) => row.label === label))),
  )
  const misses = showMisses ? judged.filter(({ strict }) => !strict).flatMap(missLines) : []
  return [scoreLine(name, scoreOf(judged)), ...byLabel, ...furtherLines(judged), ...misses]
}
