const MOST_PHRASES = 2

/** The words of the title that a feature is about, as people read them; null where they say nothing to people. */
function phraseOf(feature: string): string | null {
  const [kind = '', ...words] = feature.split(' ')
  if (kind === 'employer' || /\b(?:of|and)$|^(?:of|and)\b/.test(words.join(' '))) return null
  if (kind === 'end') return `…${words.join('')}`
  return words.join(kind === 'apart' ? ' … ' : ' ')
}

const employerOf = (feature: string) =>
  /^(?:employer )?(?<kind>school|college)\b/.exec(feature)?.groups?.kind ?? null

/** The features that speak in plain words: "like titles with ‘account payable’ and ‘specialist’ at a college". */
export function reasonOf(features: readonly string[]): string {
  const spoken = [...new Set(features.map(phraseOf).filter((phrase) => phrase !== null))]
  // 'account payable' says 'payable' as well, and a whole word says its end.
  const phrases = spoken
    .filter((phrase) => !spoken.some((other) => other !== phrase && other.includes(phrase.replace('…', ''))))
    .slice(0, MOST_PHRASES)
  const employer = features
    .slice(0, MOST_PHRASES + 1)
    .map(employerOf)
    .find((kind) => kind !== null)
  const place = employer ? ` at a ${employer}` : ''
  if (phrases.length === 0) return `neither title nor department names a known function${place}`
  return `like titles with ${phrases.map((phrase) => `‘${phrase}’`).join(' and ')}${place}`
}
