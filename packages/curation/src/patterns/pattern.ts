/**
 * A row of a table of patterns. The test of all tables runs each on its two texts. How to add one:
 * docs/how-to/add-a-pattern.md.
 */
export type Pattern = {
  /** What it finds, in a few words. */
  name: string
  /** At most 120 characters; longer ones are composed of named parts. */
  expression: RegExp
  /** A text that it must find. */
  reads: string
  /** A text like it that it must not find: the mistake that it could make. */
  misses: string
}

/** Any of these words, longest first, as a part of an expression. Blanks within a word stand for any white space. */
export const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|')})`

/**
 * An expression composed of named parts: composed`${MODAL} live in ${PLACES}`. Parts are sources of expressions;
 * ignores case.
 */
export const composed = (parts: TemplateStringsArray, ...named: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: parts.raw }, ...named), 'i')

/** The first row of a table that finds something in a text, with what it found; null for none. */
export function firstMatch<P extends Pattern>(
  table: readonly P[],
  text: string,
): { pattern: P; match: RegExpExecArray } | null {
  for (const pattern of table) {
    const match = pattern.expression.exec(text)
    if (match !== null) return { pattern, match }
  }
  return null
}

/** The text without what the rows find in it. */
export const withoutWords = (text: string, table: readonly Pattern[]): string =>
  table.reduce((rest, { expression }) => rest.replace(expression, ' '), text)
