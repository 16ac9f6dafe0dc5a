import { readJobPostings } from '@lilypad/boards'
import type { FoundPosting } from '@lilypad/domain'
import { type Found, findLine, joined } from './found.ts'
import type { Page } from './page.ts'
import { findPay } from './pay.ts'

const toPath = (url: string) => (URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : url)

/** The schema.org JobPosting of a page in JSON-LD: its only one, or that with the page's own address. */
export function readDescribed(page: Page): Found | 'several' | null {
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

const toFound = (posting: FoundPosting): Found => ({
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
export function readMicrodata({ $, inner }: Page): Found | null {
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
