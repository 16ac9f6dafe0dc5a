/** Spreadsheets treat a cell with such a beginning as a formula; some also the full-width forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A value that no spreadsheet evaluates (source: the standards, section 1). `bareCell` restores it exactly. */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const bareCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
