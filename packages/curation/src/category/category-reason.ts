const EMPLOYERS = ['school', 'college', 'hospital']

/** The words that spoke most, in plain words: "like titles with ‘payable’ and ‘specialist’ at a college". */
export function reasonOf(words: readonly string[]): string {
  const employer = EMPLOYERS.find((kind) => words.includes(`at:${kind}`))
  const place = employer ? ` at a ${employer}` : ''
  const named = words.filter((word) => !word.startsWith('at:')).map((word) => word.replace('noun:', ''))
  if (named.length === 0) return `the words name no known function${place}`
  return `like titles with ${[...new Set(named)].map((word) => `‘${word}’`).join(' and ')}${place}`
}
