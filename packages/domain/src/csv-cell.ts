/** Spreadsheets take what begins so for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A value that no spreadsheet computes: source is the standards, section 1. `bareCell` undoes it, letter by letter. */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What stood in a cell before it was guarded. */
export const bareCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
