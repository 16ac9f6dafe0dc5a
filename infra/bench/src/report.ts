/** One line of the benchmark table: a figure and its target. */
export type Row = {
  what: string
  measured: string
  toReach: string
  /** Null where the figure is for information. */
  isReached: boolean | null
}

/** The rows as a Markdown table. */
export function toTable(rows: readonly Row[]): string {
  const mark = (isReached: boolean | null) => (isReached === null ? '' : isReached ? 'yes' : 'NO')
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.measured} | ${row.toReach} | ${mark(row.isReached)} |`,
  )
  return ['| what | measured | to reach | reached |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** A figure without a target. */
export function infoRow(what: string, measured: string): Row {
  return { what, measured, toReach: '', isReached: null }
}

/** A ratio with a minimum. */
export function atLeastRow(what: string, ratio: number, least: number, detail: string): Row {
  const measured = `${ratio.toFixed(2)} (${detail})`
  return { what, measured, toReach: `at least ${least}`, isReached: ratio >= least }
}

type Most = { most: number; unit: string; digits?: number; detail?: string }

/** A figure with a maximum. */
export function atMostRow(what: string, value: number, { most, unit, digits = 0, detail = '' }: Most): Row {
  const measured = `${value.toFixed(digits)} ${unit}${detail && ` (${detail})`}`
  return { what, measured, toReach: `at most ${most} ${unit}`, isReached: value <= most }
}

/** How long somebody waits for an answer, at the 95th percentile. */
export function timesRow(what: string, times: readonly number[], most: number): Row {
  const detail = `p95; median ${median(times).toFixed(0)} of ${times.length}`
  return atMostRow(what, percentile(times, 0.95), { most, unit: 'ms', detail })
}

/** A number of things, as people write it. */
export function toText(count: number): string {
  return count.toLocaleString('en-US')
}
