/** A row of a table of patterns. How to add one: docs/how-to/add-a-pattern.md. */
export type Pattern = {
  /** What it finds, in a few words. */
  name: string
  expression: RegExp
  /** What the row stands for, such as the term that it means; empty where its table has no such column. */
  tag: string
}

/** Tables as `pnpm curation:train` packs them: name, expression and tag of each row. */
export type PackedPatterns = Readonly<Record<string, readonly (readonly string[])[]>>

/** Capitals in an expression, unless they are escapes such as \W, make its whole table heed upper and lower case. */
export const caseFlag = (sources: readonly string[]) =>
  sources.some((source) => /[A-Z]/.test(source.replaceAll(/\\./g, ''))) ? '' : 'i'

/** Made when it is first asked for, and kept. */
function keeping<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/** The tables of a decision. */
export function openPatterns<Packed extends PackedPatterns>(packed: Packed) {
  type Table = keyof Packed & string
  const rowsOf = (table: Table) => packed[table] ?? []
  const flagOf = (table: Table) => caseFlag(rowsOf(table).map(([, source = '']) => source))
  const rows = (table: Table, flags = ''): readonly Pattern[] =>
    rowsOf(table).map(([name = '', source = '', tag = '']) => ({
      name,
      expression: new RegExp(source, flagOf(table) + flags),
      tag,
    }))
  /** One expression that finds what any of the rows finds. */
  const any = (table: Table, flags = ''): RegExp =>
    new RegExp(
      rowsOf(table)
        .map(([, source]) => source)
        .join('|'),
      flagOf(table) + flags,
    )
  const [whole, list] = [keeping((table: Table) => any(table)), keeping((table: Table) => rows(table))]
  const everywhere = keeping((table: Table) => any(table, 'g'))
  return {
    rows,
    any,
    /** Whether a row of the table finds something in a text. */
    finds: (table: Table, text: string): boolean => whole(table).test(text),
    /** What the rows as one expression find in a text. */
    matchIn: (table: Table, text: string): RegExpExecArray | null => whole(table).exec(text),
    /** The text with a blank for all that a row of the table finds. */
    without: (table: Table, text: string): string => text.replaceAll(everywhere(table), ' '),
    firstIn: (table: Table, text: string) => firstMatch(list(table), text),
  }
}

/** The first row of a table that finds something in a text, with what it found; null for none. */
export function firstMatch(
  table: readonly Pattern[],
  text: string,
): { pattern: Pattern; match: RegExpExecArray } | null {
  for (const pattern of table) {
    const match = pattern.expression.exec(text)
    if (match !== null) return { pattern, match }
  }
  return null
}
