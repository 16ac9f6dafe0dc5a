/** What the words of a sought text may be, one after the other: one that is marked, or just this one. */
export type Sought = readonly (Uint8Array | number)[]

export const isSought = (sought: Sought[number] | undefined, word: number): boolean =>
  typeof sought === 'object' ? sought[word] === 1 : sought === word

type Vocabulary = readonly string[]

const marked = (vocabulary: Vocabulary, passes: (word: string) => boolean) =>
  Uint8Array.from(vocabulary, (word) => (passes(word) ? 1 : 0))

const placesOf = (vocabulary: Vocabulary, wanted: readonly string[]): number[] | null => {
  if (wanted.length === 0) return []
  const places = new Map(wanted.map((word) => [word, -1]))
  for (const [place, word] of vocabulary.entries()) if (places.has(word)) places.set(word, place)
  const found = wanted.map((word) => places.get(word) ?? -1)
  return found.includes(-1) ? null : found
}

/** The first may begin elsewhere, the last go on. `stands`: whether the text may stand so in the words around it. */
export const soughtWords = (
  { vocabulary, longest }: { vocabulary: Vocabulary; longest: number },
  text: string,
  stands: (words: string) => boolean,
): Sought | null => {
  if (text.length > longest) return null
  const [first = '', ...others] = text.split(' ')
  const last = others.pop()
  if (last === undefined) return [marked(vocabulary, (word) => word.includes(text) && stands(word))]
  const between = placesOf(vocabulary, others)
  if (between === null) return null
  const [behindFirst, beforeLast] = [text.slice(first.length), text.slice(0, text.length - last.length)]
  return [
    marked(vocabulary, (word) => word.endsWith(first) && stands(word + behindFirst)),
    ...between,
    marked(vocabulary, (word) => word.startsWith(last) && stands(beforeLast + word)),
  ]
}
