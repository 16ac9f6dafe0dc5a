import type { FoundPay, FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { anything, body, needed, optional } from './answer-fields.ts'
import { createPosting, fillGaps, toFingerprint, toIsoDay } from './create-posting.ts'
import { textToHtml, unescapeHtml } from './html/escape.ts'
import { readHtml } from './html/html-to-markdown.ts'
import { parseLenient } from './html/lenient-json.ts'
import { loadPage } from './html/load-page.ts'
import { readMicrodata } from './html/microdata.ts'
import { distinctWords, joinWords, readItems } from './parse-answer.ts'
import { field, readIdentifier, readName, readPlace, readSalary, toList } from './schema-org.ts'

/** Line ends that were escaped once more than they should be. */
const LINE_END = /\\r\\n|\\n|\\t|(&(amp;)*#(xd|13);)?&(amp;)*#(xa|10);/gi
const UNITED_STATES = /^\s*(us|usa|u\.s\.(a\.)?|united states( of america)?)\s*$/i

type Thing = Record<string, unknown>

/** Deeper than any real page nests its data; a bound for hostile pages. */
const DEEPEST = 20
const MARKED = /\b(itemtype|typeof)\s*=\s*["']?[^"'>]{0,200}\bJobPosting\b/i
const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json/i

/**
 * Every schema.org JobPosting of a page: single, in arrays, in a graph, as items of a list, in one script or several,
 * or marked in the page itself. A script that cannot be read is skipped.
 */
function jobPostingsIn(html: string): { postings: Thing[]; brokenScripts: number } {
  const postings: Thing[] = []
  let brokenScripts = 0
  for (const { script, isEnded } of toScripts(html)) {
    const data = isEnded ? parseLenient(script) : undefined
    if (!data?.isWhole) brokenScripts += 1
    collect(data?.value, postings, 0)
  }
  if (postings.length === 0 && MARKED.test(html))
    postings.push(...readMicrodata(loadPage(html), 'JobPosting'))
  return { postings, brokenScripts }
}

/** The JSON-LD scripts of a page, found without parsing the page: pages are large, and some are hostile. */
function* toScripts(html: string): Generator<{ script: string; isEnded: boolean }> {
  const opening = /<!--|<script\b/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const isComment = found[0] === '<!--'
    const start = isComment ? opening.lastIndex : html.indexOf('>', opening.lastIndex) + 1
    if (start === 0) return
    const closing = isComment ? /-->/g : /<\/script/gi
    closing.lastIndex = start
    const end = closing.exec(html)
    if (!isComment && JSON_LD.test(html.slice(opening.lastIndex, start)))
      yield { script: html.slice(start, end?.index), isEnded: end !== null }
    if (!end) return
    opening.lastIndex = closing.lastIndex
  }
}

function collect(value: unknown, postings: Thing[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  if (!Array.isArray(value) && isJobPosting(value)) {
    postings.push({ ...value })
    return
  }
  for (const part of Object.values(value)) collect(part, postings, depth + 1)
}

function isJobPosting(thing: object): boolean {
  const type = '@type' in thing ? thing['@type'] : null
  const types: unknown[] = Array.isArray(type) ? type : [type]
  return types.some((name) => typeof name === 'string' && /(^|[:/#])JobPosting$/.test(name))
}

const Posting = z.object({
  title: needed,
  description: body,
  url: optional.catch(null),
  identifier: anything,
  jobLocation: anything,
  jobLocationType: anything,
  applicantLocationRequirements: anything,
  employmentType: anything,
  hiringOrganization: anything,
  baseSalary: anything,
  salaryCurrency: anything,
  datePosted: optional.catch(null),
  validThrough: optional.catch(null),
})
type Posting = z.infer<typeof Posting>

/**
 * The postings that a page describes by schema.org's JobPosting; null when it describes none.
 * `brokenScripts` counts scripts that are not valid JSON and may hold more.
 */
export function readJobPostings(
  page: WebResponse,
): { postings: FoundPosting[]; dropped: number; brokenScripts: number } | null {
  const { postings: items, brokenScripts } = jobPostingsIn(page.text())
  if (items.length === 0) return null
  const { postings, dropped } = readItems(items, Posting, (posting) => toPosting(posting, page.url))
  return { postings: withoutTwins(postings), dropped, brokenScripts }
}

/** One of schema.org's JobPostings that an answer holds; null for anything else. */
export function readJobPosting(thing: object, pageUrl: string): FoundPosting | null {
  const posting = Posting.safeParse(thing)
  return posting.success ? toPosting(posting.data, pageUrl) : null
}

/** Those that differ in their places only are one posting. */
function withoutTwins(postings: readonly FoundPosting[]): FoundPosting[] {
  const byRest = new Map<string, { first: FoundPosting; places: Set<string> }>()
  for (const first of postings) {
    const rest = toFingerprint({ ...first, places: [], country: null })
    const twin = byRest.get(rest) ?? { first, places: new Set() }
    for (const place of first.places) twin.places.add(place)
    byRest.set(rest, twin)
  }
  return [...byRest.values()].map(({ first, places }) => ({ ...first, places: [...places] }))
}

/** A listed posting, completed from its own page; null when the page describes no posting. */
export function withJobPosting(posting: FoundPosting, page: WebResponse): FoundPosting | null {
  const described = readJobPostings(page)?.postings[0]
  return described ? fillGaps(posting, described) : null
}

function toPosting(posting: Posting, pageUrl: string): FoundPosting {
  const places = toList(posting.jobLocation).map(readPlace)
  const regions = toList(posting.applicantLocationRequirements).map(readName)
  const url = toAddress(posting.url, pageUrl)
  const country = places[0]?.country ?? null
  const isAmerican = [country, ...regions].some((name) => name && UNITED_STATES.test(name))
  return createPosting({
    externalId: readIdentifier(posting.identifier) ?? (posting.url ? url : posting.title),
    title: readHtml(posting.title).text || posting.title,
    url,
    html: posting.description && toHtml(posting.description),
    places: distinctWords([...places.map((place) => place.text), ...regions]),
    country,
    employment: joinWords(toList(posting.employmentType).map(readName)) || null,
    workplace: findWorkplace(posting),
    pay: findPay(posting),
    postedAt: isAmerican ? toIsoDay(posting.datePosted) : posting.datePosted,
    applyBy: isAmerican ? toIsoDay(posting.validThrough) : posting.validThrough,
    company: readName(posting.hiringOrganization),
  })
}

/** Google first asked for TELECOMMUTE as a property of the place. */
function findWorkplace({ jobLocationType, jobLocation }: Posting): string | null {
  const [type] = distinctWords(toList(jobLocationType).map(readName))
  const properties = toList(jobLocation).flatMap((place) => toList(field(place, 'additionalProperty')))
  const isTelecommute = properties.some((property) => field(property, 'value') === 'TELECOMMUTE')
  return type ?? (isTelecommute ? 'TELECOMMUTE' : null)
}

/** A salary that is a plain number has its currency beside it. */
function findPay({ baseSalary, salaryCurrency }: Posting): FoundPay | null {
  const pay = readSalary(baseSalary)
  return pay && { ...pay, currency: pay.currency ?? readName(salaryCurrency) }
}

function toAddress(given: string | null, pageUrl: string): string {
  if (!given || !URL.canParse(given, pageUrl)) return pageUrl
  const url = new URL(given, pageUrl)
  return /^https?:$/.test(url.protocol) ? url.href : pageUrl
}

/** Descriptions come as HTML, as escaped HTML or as plain text, some with line ends written as `\n`. */
function toHtml(description: string): string {
  const text = unescapeHtml(description.replace(LINE_END, '\n'))
  return /<\w/.test(text) ? text : textToHtml(text)
}
