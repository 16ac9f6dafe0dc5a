const ARTICLES = new Set(['the', 'a', 'an', 'of', 'for', 'and', '&'])

/** One or two letters that stand for a name: 'The Pond School' gives 'PS'; '?' when it has no letter. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !ARTICLES.has(word.toLowerCase()))
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word][0])
  return letters.join('').toUpperCase() || '?'
}

/** A hue from 0 to 359 that is always the same for the same name. */
export function toHue(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hash
}
