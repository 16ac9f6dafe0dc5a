/** One line of the benchmark table: a figure and its target. */
export type Row = {
  what: string
  measured: string
  toReach: string
  /** Null where the figure is for information. */
  isReached: boolean | null
}

const mark = (isReached: boolean | null) => (isReached === null ? '' : isReached ? 'yes' : 'NO')

/** The rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.measured} | ${row.toReach} | ${mark(row.isReached)} |`,
  )
  return ['| what | measured | to reach | reached |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A ratio with a minimum. */
export const ratioRow = (what: string, ratio: number, least: number, detail: string): Row => ({
  what,
  measured: `${ratio.toFixed(2)} (${detail})`,
  toReach: `at least ${least}`,
  isReached: ratio >= least,
})
