/** Any of these expressions, as a part of another one: several lines of alternatives, none of them long. */
export const either = (...lines: readonly RegExp[]): string =>
  `(?:${lines.map(({ source }) => source).join('|')})`

/** Whether any of these words stands there: in lower case, each up to a boundary. */
export const anyWord = (...lines: readonly RegExp[]): RegExp => new RegExp(`\\b${either(...lines)}\\b`)
