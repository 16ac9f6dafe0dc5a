import { readHtml, readJobPostings } from '@lilypad/boards'
import { readSalary } from '@lilypad/curation'
import type { FoundPay, FoundPosting } from '@lilypad/domain'
import { type FoundFields, findLine, joined } from './found-fields.ts'
import type { Page } from './page.ts'

const HOURLY = /hour|hr\b/i
const YEARLY = /year|annual|annum|yr\b/i
/** No hour is paid more, and no year less. */
const MAX_AN_HOUR = 1_000

/** False for a field that contradicts itself, such as 24 dollars a year: which half is wrong cannot be known. */
function isSound({ min, max, interval }: FoundPay): boolean {
  const amounts = [min, max].filter((amount) => amount !== null && amount > 0)
  if (interval === null || amounts.length === 0) return true
  if (HOURLY.test(interval)) return amounts.every((amount) => Number(amount) < MAX_AN_HOUR)
  return !YEARLY.test(interval) || amounts.every((amount) => Number(amount) >= MAX_AN_HOUR)
}

type Given = { title: string | null; pay?: FoundPay | null; html?: string | null; label?: string | null }

/**
 * What a posting pays, in its own words: from a field, from a text beside the label of a pay field, else from its
 * description. Null where it states none, and where a field contradicts itself.
 */
function findPay({ title, pay = null, html = null, label = null }: Given): string | null {
  if (pay && !isSound(pay)) return null
  const named = title ? { title } : {}
  const labelled = label ? readSalary(`Salary: ${label}`) : null
  return findLine((labelled ?? readSalary(html ? readHtml(html).text : '', { ...named, pay }))?.text)
}

const toPath = (url: string) => (URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : url)

/** The schema.org JobPosting of a page in JSON-LD: its only one, or that with the page's own address. */
export function readDescribed(page: Page): FoundFields | 'several' | null {
  const response = {
    status: 200,
    url: page.url.href,
    headers: {},
    bytes: new Uint8Array(),
    text: () => page.html,
    json: () => null,
  }
  const postings = readJobPostings(response)?.postings ?? []
  const [posting, ...more] = distinct(postings)
  if (!posting) return null
  if (more.length === 0) return toFound(posting)
  const own = postings.filter(({ url }) => url !== page.url.href && toPath(url) === toPath(page.url.href))
  return own.length === 1 && own[0] ? toFound(own[0]) : 'several'
}

/** Some pages describe the same posting twice. */
const distinct = (postings: readonly FoundPosting[]) =>
  postings.filter(
    ({ title, externalId }, index) =>
      postings.findIndex((one) => one.title === title && one.externalId === externalId) === index,
  )

const findWorkplace = ({ workplace, remote }: FoundPosting) =>
  remote === true || /telecommute|remote/i.test(workplace ?? '') ? 'Remote' : null

const toFound = (posting: FoundPosting): FoundFields => ({
  title: findLine(posting.title),
  company: findLine(posting.company),
  place: findPlace(posting),
  pay: findPay({ title: posting.title, pay: posting.pay, html: posting.html }),
})

function findPlace(posting: FoundPosting): string | null {
  const workplace = findWorkplace(posting)
  const places = joined(posting.places, '; ')
  if (!workplace || /remote/i.test(places ?? '')) return places ?? workplace
  return places ? `${workplace} (${places})`.slice(0, 200) : workplace
}

/** A posting that a page describes by schema.org's microdata, as SmartRecruiters and many boards of cities do. */
export function readMicrodata({ $, inner }: Page): FoundFields | null {
  const postings = $('[itemtype$="schema.org/JobPosting"]')
  if (postings.length !== 1) return null
  const posting = postings.first()
  const value = (selector: string) => {
    const element = posting.find(selector).first()
    return findLine(element.attr('content')) ?? findLine(element.text())
  }
  const title = value('[itemprop="title"]')
  if (!title) return null
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((name) =>
    value(`[itemprop="${name}"]`),
  )
  return {
    title,
    company:
      value('[itemprop="hiringOrganization"] [itemprop="name"]') ?? value('[itemprop="hiringOrganization"]'),
    place: joined(parts) ?? value('[itemprop="jobLocation"]'),
    pay: findPay({
      title,
      label: value('[itemprop="baseSalary"]'),
      html: inner('[itemtype$="schema.org/JobPosting"] [itemprop="description"]'),
    }),
  }
}
