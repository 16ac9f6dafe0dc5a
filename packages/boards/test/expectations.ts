import type { ExpectedPosting, RecordedBoard } from './recordings.ts'

/** A posting in the terms of the recordings' manifest, to compare any layer of the product with. */
export type SeenPosting = {
  externalId?: string
  title: string
  url: string
  places: readonly string[]
  remote: boolean | null
  pay: { min: number | null; max: number | null; interval: string | null; currency: string | null } | null
  /** The description as plain text. */
  description: string
}

/**
 * The differences between what was seen and what the manifest expects of a board, a sentence each. What the record
 * leaves open (null, `unsure`) is not compared.
 */
export function differences(board: RecordedBoard, seen: readonly SeenPosting[]): string[] {
  const { count, never = [], postings } = board.expect
  const titles = seen.map((posting) => folded(posting.title))
  const found = postings.map((expected) => ({ expected, posting: seen.find((one) => isSame(expected, one)) }))
  return [
    ...(count !== null && seen.length !== count ? [`${seen.length} postings instead of ${count}`] : []),
    ...never.filter((title) => titles.includes(folded(title))).map((title) => `'${title}' must not come`),
    ...found.flatMap(({ expected, posting }) =>
      posting
        ? differencesOf(expected, posting).map((problem) => `'${expected.title}': ${problem}`)
        : [`'${expected.title}' is missing`],
    ),
  ]
}

function differencesOf(expected: ExpectedPosting, seen: SeenPosting): string[] {
  const checks: Record<string, string | null> = {
    title: differs(folded(expected.title), folded(seen.title)),
    url: isGoodUrl(expected, seen.url) ? null : `address ${seen.url} instead of ${expected.url}`,
    location: placeProblem(expected, seen.places),
    remote: expected.remote === null ? null : differs(expected.remote, seen.remote),
    salary_min: expected.salary_min === null ? null : differs(expected.salary_min, seen.pay?.min),
    salary_max: expected.salary_max === null ? null : differs(expected.salary_max, seen.pay?.max),
    salary_interval:
      expected.salary_interval === null ? null : differs(expected.salary_interval, seen.pay?.interval),
    currency: expected.currency === undefined ? null : differs(expected.currency, seen.pay?.currency),
    snippets: snippetProblem(expected, seen.description),
  }
  return Object.entries(checks)
    .filter(([field, problem]) => problem !== null && !expected.unsure?.includes(field))
    .map(([field, problem]) => `${field}: ${problem}`)
}

/** With ids at hand, the title alone is not enough: boards list the same title for several places. */
function isSame(expected: ExpectedPosting, seen: SeenPosting): boolean {
  if (seen.externalId === undefined) return isGoodUrl(expected, seen.url)
  if (!expected.external_id) return folded(expected.title) === folded(seen.title)
  return [expected.external_id, expected.external_id_also].flat().includes(seen.externalId)
}

function isGoodUrl({ url, url_also = [], url_has }: ExpectedPosting, seen: string): boolean {
  const bare = (address: string) => address.replace(/\/+$/, '')
  return (
    [url, ...url_also].map(bare).includes(bare(seen)) || (url_has !== undefined && seen.includes(url_has))
  )
}

function placeProblem(expected: ExpectedPosting, places: readonly string[]): string | null {
  const all = folded(places.join(' | '))
  const wanted = expected.location_has ?? (expected.location === null ? [] : [expected.location])
  const missing = wanted.filter((place) => !all.includes(folded(place)))
  if (missing.length > 0) return `no '${missing.join("', '")}' in '${all}'`
  return expected.location_says_remote && !/remote/i.test(all)
    ? `no place of '${all}' speaks of Remote`
    : null
}

function snippetProblem({ snippets = [] }: ExpectedPosting, description: string): string | null {
  const text = folded(description)
  const missing = snippets.filter((snippet) => !text.includes(folded(snippet)))
  return missing.length > 0 ? `no '${missing.join("', '")}' in the description` : null
}

function differs(expected: unknown, seen: unknown): string | null {
  return expected === seen ? null : `${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
