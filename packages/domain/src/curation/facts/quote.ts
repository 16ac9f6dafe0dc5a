const LONGEST = 400

/** Sentences have their blanks folded; evidence is printed as the text has it. Null where the text lacks the words. */
export function quoted(text: string, words: string): string | null {
  const short =
    words.length <= LONGEST ? words : words.slice(0, words.lastIndexOf(' ', LONGEST) + 1 || LONGEST)
  const wanted = short.trim()
  if (wanted === '') return null
  if (text.includes(wanted)) return wanted
  const pattern = wanted
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  return new RegExp(pattern).exec(text)?.[0] ?? null
}
