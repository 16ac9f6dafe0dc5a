import type { Web } from '@lilypad/domain'
import { z } from 'zod'
import { optional } from '../answer-fields.ts'
import { distinctWords, parseAnswer } from '../parse-answer.ts'
import { readPages, unlikeTotal } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const PAGE = 20
/** The field that tells one posting from another. */
const PATH = 'externalPath'
/** Workday's own limit: a list with this many rows was cut. */
const CEILING = 2_000
/** The most facets applied together. */
const DEEPEST = 3
const CUT = `Workday gives no more than ${CEILING} postings of one list.`

const Value = z.object({ id: optional, count: z.number().catch(0) })
const Facet = z.object({ facetParameter: optional, values: z.array(z.unknown()).catch([]) })
const List = z.object({
  total: z.number().nullable().catch(null),
  jobPostings: z.array(z.unknown()),
  facets: z.array(Facet).catch([]),
})
type Facet = { parameter: string; values: { id: string; count: number }[]; sum: number }
type Applied = Record<string, string[]>
type Slice = { rows: unknown[]; cutShort: string | null }
type Source = { web: Web; url: string; limit: number }

/**
 * All rows of a Workday site's list. A list above Workday's limit is requested in slices, one for each value of a
 * facet; slices that are still too long are split by a second facet. The format of facets comes from recordings. How
 * lists of this length behave comes from notes and is unverified.
 */
export function readWorkdayList(source: Source): Promise<Slice> {
  return readSlice(source, {}, source.limit)
}

async function readSlice(source: Source, applied: Applied, limit: number): Promise<Slice> {
  const first = await ask(source, applied, 0)
  if (first.total !== null && first.total >= CEILING) {
    const facet = facetToSplitBy(first.facets, applied)
    if (facet) return readByFacet(source, applied, { facet, total: first.total, limit })
  }
  const page = async (offset: number) => {
    const answer = offset === 0 ? first : await ask(source, applied, offset)
    return { rows: answer.jobPostings, total: answer.total }
  }
  const list = await readPages(page, { label: 'Workday', size: PAGE, limit, id: PATH })
  // A list of exactly the limit was most likely cut.
  const isCut = first.total === CEILING
  return isCut ? { ...list, cutShort: CUT } : list
}

async function readByFacet(
  source: Source,
  applied: Applied,
  { facet, total, limit }: { facet: Facet; total: number; limit: number },
): Promise<Slice> {
  const rows = new Map<unknown, unknown>()
  const reasons: (string | null)[] = []
  for (const { id } of facet.values) {
    const slice = await readSlice(source, { ...applied, [facet.parameter]: [id] }, limit - rows.size)
    for (const row of slice.rows) rows.set(field(row, PATH) ?? row, row)
    reasons.push(slice.cutShort)
    if (rows.size > limit) break
  }
  // Postings without any value of the facet are in none of its slices, those with several in several.
  if (total === CEILING && isOfPlaces(facet)) reasons.push(CUT)
  else reasons.push(unlikeTotal('Workday', [...rows.values()], total === CEILING ? facet.sum : total, PATH))
  return { rows: [...rows.values()], cutShort: distinctWords(reasons).join(' ') || null }
}

/** All four fields or 422; more than 20 at a time or 400. */
async function ask({ web, url }: Source, appliedFacets: Applied, offset: number) {
  const body = JSON.stringify({ appliedFacets, limit: PAGE, offset, searchText: '' })
  // Without a language, facets and places come in the site's own.
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-language': 'en-US',
  }
  const response = await web.request({ url, method: 'POST', headers, body, isBoard: offset === 0 })
  return parseAnswer(List, response, 'Workday')
}

/**
 * The facet whose values split the list best. Places come last: a posting may have several, so their counts overlap.
 */
function facetToSplitBy(found: readonly z.infer<typeof Facet>[], applied: Applied): Facet | null {
  if (Object.keys(applied).length >= DEEPEST) return null
  const facets = found.flatMap(facetsIn).filter(({ parameter }) => !(parameter in applied))
  const splitting = facets.filter(({ values }) => values.length > 1)
  const rank = (facet: Facet) => [isOfPlaces(facet) ? 1 : 0, -facet.sum, tooLong(facet), facet.values.length]
  return splitting.toSorted((one, other) => compare(rank(one), rank(other)))[0] ?? null
}

/** A facet, or the facets of a group: 'Locations' holds those of countries and of cities. */
function facetsIn({ facetParameter, values }: z.infer<typeof Facet>): Facet[] {
  const inner = values.flatMap((value) => {
    const group = Facet.safeParse(value)
    return group.success && group.data.values.length > 0 ? facetsIn(group.data) : []
  })
  if (inner.length > 0 || facetParameter === null) return inner
  const own = values.flatMap((value) => {
    const { data } = Value.safeParse(value)
    return data?.id && data.count > 0 ? [{ id: data.id, count: data.count }] : []
  })
  return [{ parameter: facetParameter, values: own, sum: own.reduce((sum, { count }) => sum + count, 0) }]
}

function isOfPlaces({ parameter }: Facet): boolean {
  return /location|country|region|state|city/i.test(parameter)
}

function tooLong({ values }: Facet): number {
  return values.filter(({ count }) => count >= CEILING).length
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
