import type { FoundPay, FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { distinctWords, joinWords, readItems } from './answer.ts'
import { createPosting } from './create-posting.ts'
import { fillGaps } from './details.ts'
import { anything, body, needed, optional } from './fields.ts'
import { textToHtml, unescapeHtml } from './html/escape.ts'
import { readHtml } from './html/read-html.ts'
import { jobPostingsIn } from './json-ld.ts'
import { field, readIdentifier, readName, readPlace, readSalary, toList } from './schema-org.ts'

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
