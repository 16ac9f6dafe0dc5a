/** `isGood` is null where it could not be looked at. */
export type Finding = { what: string; found: string; isGood: boolean | null; faults: readonly string[] }

const mark = (isGood: boolean | null) => (isGood === null ? 'not checked' : isGood ? 'yes' : 'NO')

/** Every fault is a reason to refuse. */
export const toFinding = (what: string, found: string, faults: readonly string[]): Finding => ({
  what,
  found,
  isGood: faults.length === 0,
  faults,
})

/** A Markdown table, and each fault on a line of its own below. */
export function toReport(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, found, isGood }) => `| ${what} | ${found} | ${mark(isGood)} |`)
  const faults = findings.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`))
  const table = ['| what | found | in order |', '| --- | --- | --- |', ...rows].join('\n')
  return [table, ...(faults.length > 0 ? [faults.join('\n')] : [])].join('\n\n')
}
