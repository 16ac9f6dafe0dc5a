/** Also at the end of a longer name (`accessToken`, `data-csrf-token`). */
const NAME =
  '[\\w.-]{0,60}(?:token|secret|passw(?:or)?d|passwd|(?:api|access|client|private|subscription)[_-]?key|signature|nonce|csrf|xsrf|jwt|session[_-]?id|sessid|cookie|authorization|credential)s?'
/** Elsewhere than in a query they may be ordinary words. */
const QUERY_NAME = `(?:${NAME}|key|sig|sid|auth|session)`
const FIELD = '<(?:input|meta)\\b[^>]{0,500}\\b'
const NAMED = `name\\s*=\\s*["']?${NAME}["'\\s/>]`

/** In JSON and scripts, in queries, in form fields and meta elements. */
const PLACES = [
  `(?<before>(?<quote>\\\\?["'])${NAME}\\k<quote>\\s*[:=]\\s*\\k<quote>)(?<value>[^"'\\\\<>]+)`,
  `(?<before>[?&;]${QUERY_NAME}=)(?<value>[^&"'\\s<>#\\\\]+)`,
  `(?<before>${FIELD}${NAMED}[^>]{0,500}?\\b(?:value|content)\\s*=\\s*["'])(?<value>[^"']+)`,
  `(?<before>${FIELD}(?:value|content)\\s*=\\s*["'])(?<value>[^"']+)(?=["'][^>]{0,500}?\\b${NAMED})`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** A shorter value may be an ordinary word, so it is replaced only where it was found. */
const LEAST_SWEPT = 8
const PLAIN = /^(?:true|false|null|undefined|redacted.*)$/i

/**
 * By name. Each value gets the same replacement (`redacted-1`) everywhere, so that an answer's token still matches the
 * request that repeats it.
 */
export function findSecrets(texts: readonly string[]): (text: string) => string {
  const values = new Set(texts.flatMap((text) => PLACES.flatMap((place) => valuesAt(place, text))))
  const swept = [...values]
    .filter((value) => value.length >= LEAST_SWEPT && !PLAIN.test(value))
    .map((value, index) => ({ value, stand: `redacted-${index + 1}` }))
    // One secret may be the beginning of another.
    .sort((one, other) => other.value.length - one.value.length)
  return (text) => PLACES.reduce(replaceShort, swept.reduce(replaceAll, text))
}

const valuesAt = (place: RegExp, text: string): string[] =>
  [...text.matchAll(place)].map(({ groups }) => decoded(groups?.value ?? ''))

const replaceAll = (text: string, { value, stand }: { value: string; stand: string }) =>
  text.replaceAll(value, stand).replaceAll(encodeURIComponent(value), stand)

const replaceShort = (text: string, place: RegExp) =>
  text.replace(place, (whole: string, ...found: unknown[]) => {
    const { before, value = '' } = found.at(-1) as Record<string, string>
    return PLAIN.test(value) ? whole : `${before}redacted`
  })

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
