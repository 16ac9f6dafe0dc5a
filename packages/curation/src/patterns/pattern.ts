import PACKED from './patterns.json' with { type: 'json' }

/** A row of a table of patterns. How to add one: docs/how-to/add-a-pattern.md. */
export type Pattern = {
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

/** All matches of a global pattern, as `matchAll` finds them, without the copy of the pattern that it makes each time. */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

type Found = { pattern: Pattern; match: RegExpExecArray }

/** Made when it is first asked for, and kept. */
function keeping<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/** Opens tables; each expression is made when it is first needed. */
export function openTables<Packed extends PackedPatterns>(packed: Packed) {
  type Table = keyof Packed & string
  const toRows = (table: Table) => packed[table] ?? []
  const toFlag = (table: Table) => caseFlag(toRows(table).map(([, source = '']) => source))
  const rows = (table: Table, flags = ''): readonly Pattern[] =>
    toRows(table).map(([name = '', source = '', tag = '']) => ({
      name,
      expression: new RegExp(source, toFlag(table) + flags),
      tag,
    }))
  /** One expression that finds what any of the rows finds. */
  const any = (table: Table, flags = ''): RegExp =>
    new RegExp(
      toRows(table)
        .map(([, source]) => source)
        .join('|'),
      toFlag(table) + flags,
    )
  const whole = keeping((table: Table) => ({
    expression: any(table),
    text: '',
    isFound: any(table).test(''),
  }))
  const [list, global] = [keeping((table: Table) => rows(table)), keeping((table: Table) => any(table, 'g'))]
  const globalList = keeping((table: Table) => rows(table, 'g'))
  /** Each row of the table that finds something in a text, with the first that it finds. */
  function* matchesIn(table: Table, text: string): Generator<Found> {
    for (const pattern of list(table)) {
      const match = pattern.expression.exec(text)
      if (match !== null) yield { pattern, match }
    }
  }
  /** All that the rows of the table find in a text, row by row. */
  function* everyByRow(table: Table, text: string): Generator<Found> {
    for (const pattern of globalList(table))
      for (const match of everyMatch(pattern.expression, text)) yield { pattern, match }
  }
  /** Whether a row of the table finds something in a text. Headings are asked again for each part below them. */
  function finds(table: Table, text: string): boolean {
    const last = whole(table)
    if (text === last.text) return last.isFound
    last.text = text
    last.isFound = last.expression.test(text)
    return last.isFound
  }
  return {
    rows,
    any,
    finds,
    matchIn: (table: Table, text: string): RegExpExecArray | null => whole(table).expression.exec(text),
    /** The text with a blank for all that a row of the table finds. */
    without: (table: Table, text: string): string => text.replaceAll(global(table), ' '),
    /** All that the rows of the table find in a text, in the order of the text. */
    everyIn: (table: Table, text: string): RegExpExecArray[] => everyMatch(global(table), text),
    everyByRow,
    firstIn: (table: Table, text: string): Found | null => matchesIn(table, text).next().value ?? null,
    matchesIn,
  }
}

type Decision = keyof typeof PACKED
type Tables<Name extends Decision> = ReturnType<typeof openTables<(typeof PACKED)[Name]>>

/** The tables of a decision, the same for all who ask. */
export const openPatterns = keeping((name: Decision) => openTables(PACKED[name])) as <Name extends Decision>(
  name: Name,
) => Tables<Name>
