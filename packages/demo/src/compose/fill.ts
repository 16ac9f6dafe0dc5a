/** Puts words into the gaps of a text: `{subject}` in lower case, `{Subject}` capitalised word by word. */
export type Gaps = Readonly<Record<string, string>>

const SMALL_WORDS = new Set(['and', 'of', 'the', 'in', 'to'])

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

const word = (gaps: Gaps, gap: string): string => {
  const exact = gaps[gap]
  if (exact !== undefined) return exact
  const value = gaps[gap.toLowerCase()]
  if (value === undefined) throw new Error(`nothing fills the gap {${gap}}`)
  return titleCase(value)
}

/** Throws when a gap is unknown; a sentence that begins with a filled gap gets its capital. */
export const fill = (template: string, gaps: Gaps): string => {
  const text = template.replace(/\{(\w+)\}/g, (_, gap: string) => word(gaps, gap))
  return template.startsWith('{') ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** 'A', 'A and B', 'A, B and C'; with 'or' as the last joint when asked. */
export const joinWords = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
