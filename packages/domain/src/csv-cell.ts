/** Spreadsheets treat a cell with such a beginning as a formula; some also the full-width forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A value that no spreadsheet evaluates (source: the standards, section 1). `bareCell` restores it exactly. */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const bareCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

const LINK = /^=\s*HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i

/** What a spreadsheet's link shows and where it leads; null for any other cell. */
export function readLinkCell(cell: string): { text: string; address: string } | null {
  const [, address, text = address] = LINK.exec(cell.trim()) ?? []
  const unquote = (quoted = '') => quoted.replaceAll('""', '"')
  return address === undefined ? null : { text: unquote(text), address: unquote(address) }
}
