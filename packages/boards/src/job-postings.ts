import type { FoundPay, FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { distinctWords, joinWords, readItems } from './answer.ts'
import { createPosting } from './create-posting.ts'
import { fillGaps } from './details.ts'
import { anything, body, needed, optional } from './fields.ts'
import { textToHtml, unescapeHtml } from './html/escape.ts'
import { readHtml } from './html/read-html.ts'
import { MAX_JSON_LENGTH } from './html/script-value.ts'
import { field, readIdentifier, readName, readPlace, readSalary, toList } from './schema-org.ts'

type Thing = Record<string, unknown>

/** Deeper than any real page nests its data; a bound for hostile pages. */
const DEEPEST = 20
const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json/i

/**
 * Every schema.org JobPosting of a page: single, in arrays, in a graph, as items of a list, in one script or several. A
 * script without valid JSON is skipped.
 */
function jobPostingsIn(html: string): { postings: Thing[]; brokenScripts: number } {
  const postings: Thing[] = []
  let brokenScripts = 0
  for (const script of scriptsOf(html)) {
    const data = parse(script)
    if (data === undefined) brokenScripts += 1
    collect(data, postings, 0)
  }
  return { postings, brokenScripts }
}

/** The JSON-LD scripts of a page, found without parsing the page: pages are large, and some are hostile. */
function* scriptsOf(html: string): Generator<string> {
  const opening = /<!--|<script\b/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const isComment = found[0] === '<!--'
    const start = isComment ? opening.lastIndex : html.indexOf('>', opening.lastIndex) + 1
    if (start === 0) return
    const closing = isComment ? /-->/g : /<\/script/gi
    closing.lastIndex = start
    const end = closing.exec(html)
    // A page that was cut off ends inside its script: the rest is not valid JSON and is counted as broken.
    if (!isComment && JSON_LD.test(html.slice(opening.lastIndex, start))) yield html.slice(start, end?.index)
    if (!end) return
    opening.lastIndex = closing.lastIndex
  }
}

/** Line ends in strings and comment marks around the script are the usual causes of invalid JSON. */
function parse(script: string): unknown {
  if (script.length > MAX_JSON_LENGTH) return undefined
  const bare = script
    .trim()
    .replace(/^(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(-->|\/\*\s*\]\]>\s*\*\/|\]\]>)$/g, '')
  for (const text of [bare, bare.replace(/\s+/g, ' ').replace(/,\s*([\]}])/g, '$1')]) {
    try {
      return JSON.parse(text)
    } catch {
      // The tidied text is tried next.
    }
  }
  return undefined
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
 * The postings that a page describes by schema.org's JobPosting in JSON-LD; null when it describes none.
 * `brokenScripts` counts scripts that are not valid JSON and may hold more.
 */
export function readJobPostings(
  page: WebResponse,
): { postings: FoundPosting[]; dropped: number; brokenScripts: number } | null {
  const { postings: items, brokenScripts } = jobPostingsIn(page.text())
  if (items.length === 0) return null
  return { ...readItems(items, Posting, (posting) => toPosting(posting, page.url)), brokenScripts }
}

/** A listed posting, completed from its own page; null when the page describes no posting. */
export function withJobPosting(posting: FoundPosting, page: WebResponse): FoundPosting | null {
  const described = readJobPostings(page)?.postings[0]
  return described ? fillGaps(posting, described) : null
}

function toPosting(posting: Posting, pageUrl: string): FoundPosting {
  const places = toList(posting.jobLocation).map(readPlace)
  const regions = toList(posting.applicantLocationRequirements).map(readName)
  const url = addressOf(posting.url, pageUrl)
  return createPosting({
    externalId: readIdentifier(posting.identifier) ?? (posting.url ? url : posting.title),
    title: readHtml(posting.title).text || posting.title,
    url,
    html: posting.description && htmlOf(posting.description),
    places: distinctWords([...places.map((place) => place.text), ...regions]),
    country: places[0]?.country ?? null,
    employment: joinWords(toList(posting.employmentType).map(readName)) || null,
    workplace: workplaceOf(posting),
    pay: payOf(posting),
    postedAt: posting.datePosted,
    applyBy: posting.validThrough,
    company: readName(posting.hiringOrganization),
  })
}

/** Google first asked for TELECOMMUTE as a property of the place. */
function workplaceOf({ jobLocationType, jobLocation }: Posting): string | null {
  const [type] = distinctWords(toList(jobLocationType).map(readName))
  const properties = toList(jobLocation).flatMap((place) => toList(field(place, 'additionalProperty')))
  const isTelecommute = properties.some((property) => field(property, 'value') === 'TELECOMMUTE')
  return type ?? (isTelecommute ? 'TELECOMMUTE' : null)
}

/** A salary that is a plain number has its currency beside it. */
function payOf({ baseSalary, salaryCurrency }: Posting): FoundPay | null {
  const pay = readSalary(baseSalary)
  return pay && { ...pay, currency: pay.currency ?? readName(salaryCurrency) }
}

function addressOf(given: string | null, pageUrl: string): string {
  if (!given || !URL.canParse(given, pageUrl)) return pageUrl
  const url = new URL(given, pageUrl)
  return /^https?:$/.test(url.protocol) ? url.href : pageUrl
}

/** Descriptions come as HTML, as escaped HTML or as plain text, some with line ends written as `\n`. */
function htmlOf(description: string): string {
  const text = unescapeHtml(description.replace(/\\r\\n|\\n|\\t/g, '\n'))
  return /<\w/.test(text) ? text : textToHtml(text)
}
