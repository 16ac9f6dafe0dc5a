import type { BoardIdentity } from '@lilypad/boards'
import type { FoundPosting, Web, WebRequest, WebResponse } from '@lilypad/domain'

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
const MIN_SWEPT = 8
const PLAIN = /^(?:true|false|null|undefined|redacted.*)$/i

/** By name; each value has one replacement (`redacted-1`), so that an answer's token still matches a request's. */
function findSecrets(texts: readonly string[]): (text: string) => string {
  const values = new Set(texts.flatMap((text) => PLACES.flatMap((place) => valuesAt(place, text))))
  const swept = [...values]
    .filter((value) => value.length >= MIN_SWEPT && !PLAIN.test(value))
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

export type Exchange = { request: WebRequest; response: WebResponse }

/** Lacks what a browser fetched to render a page. */
export const recordWeb = (web: Web, exchanges: Exchange[]): Web => ({
  ...web,
  async request(request) {
    const response = await web.request(request)
    exchanges.push({ request, response })
    return response
  },
})

export type RecordedFile = { path: string; content: string | Uint8Array }
export type Recording = { board: { id: string } & Record<string, unknown>; files: RecordedFile[] }
type About = BoardIdentity & { address: string; company: string; postings: readonly FoundPosting[]; at: Date }

const EXTENSIONS: [RegExp, string][] = [
  [/json/, 'json'],
  [/html/, 'html'],
  [/xml|rss/, 'xml'],
]

/** Cookies and other headers are dropped, and values with names of secrets are replaced everywhere. */
export function makeRecording(exchanges: readonly Exchange[], about: About): Recording {
  const { system, tenant, address, company, postings, at } = about
  const texts = exchanges.flatMap(({ request, response }) => [
    request.url,
    request.body ?? '',
    response.url,
    response.text(),
  ])
  const redact = findSecrets([...texts, address])
  const id = `${system}-${slug(tenant)}`
  const recorded = exchanges.map((exchange, index) =>
    recordExchange(exchange, `files/${system}/${slug(tenant)}.${index + 1}`, redact),
  )
  const board = {
    id,
    system,
    company_name: company,
    careers_url: address,
    note: `recorded on ${at.toISOString().slice(0, 10)}; what is expected is what was read then`,
    requests: recorded.flatMap(({ requests }) => requests),
    expect: { count: postings.length, postings: postings.map(expected) },
  }
  const files = recorded.flatMap((one) => one.files)
  return { board: { ...JSON.parse(redact(JSON.stringify(board))), id }, files }
}

function recordExchange({ request, response }: Exchange, name: string, redact: (text: string) => string) {
  const method = request.method ?? 'GET'
  const found = response.headers['content-type'] ?? 'application/octet-stream'
  const text = response.text()
  const redacted = redact(text)
  const isKept = redacted === text
  const path = `${name}.${EXTENSIONS.find(([type]) => type.test(found))?.[1] ?? 'txt'}`
  const answer = {
    status: response.status,
    content_type: isKept ? found : `${found.split(';')[0]}; charset=utf-8`,
    file: path,
  }
  const files: RecordedFile[] = [{ path, content: isKept ? response.bytes : redacted }]
  const asked = { method, url: request.url, match: 'exact', ...wantedBody(request.body, redact) }
  if (response.url === request.url) return { requests: [{ ...asked, ...answer }], files }
  const empty = `${name}.redirect.txt`
  const redirect = {
    status: 302,
    headers: { location: response.url },
    content_type: 'text/plain',
    file: empty,
  }
  const target = { method: 'GET', url: response.url, match: 'exact', ...answer }
  return { requests: [{ ...asked, ...redirect }, target], files: [...files, { path: empty, content: '' }] }
}

/** The values that identify it. */
function wantedBody(body: string | undefined, redact: (text: string) => string) {
  if (!body) return {}
  const fields = Object.entries(toFields(redact(body))).filter(
    ([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '',
  )
  return fields.length > 0 ? { body: Object.fromEntries(fields) } : {}
}

function toFields(body: string): object {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

const expected = ({ externalId, title, url, places, remote, pay }: FoundPosting) => ({
  title,
  url,
  location: places[0] ?? null,
  ...(places.length > 1 && { location_also: places.slice(1) }),
  remote,
  salary_min: pay?.min ?? null,
  salary_max: pay?.max ?? null,
  salary_interval: pay?.interval ?? null,
  ...(pay?.text && { salary_text: pay.text }),
  external_id: externalId,
})

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
