import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type JobRow, jobRow } from '@lilypad/contracts'

const ROWS_A_TURN = 250

/** The rows as JSON, each parsed by their schema. Yields to other requests in between. */
export async function writeRows(rows: readonly JobRow[]): Promise<string> {
  const written: string[] = []
  for (const [index, row] of rows.entries()) {
    written.push(JSON.stringify(jobRow.wire.parse(jobRow.encode(row))))
    if (index % ROWS_A_TURN === 0) await yieldToOthers()
  }
  return `[${written.join(',')}]`
}
