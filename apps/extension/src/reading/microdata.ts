import { type Found, joined, lineOf } from './found.ts'
import type { Page } from './page.ts'
import { payOf } from './pay.ts'

/** A posting that a page describes by schema.org's microdata, as SmartRecruiters and many boards of cities do. */
export const readMicrodata = ({ $, inner }: Page): Found | null => {
  const postings = $('[itemtype$="schema.org/JobPosting"]')
  if (postings.length !== 1) return null
  const posting = postings.first()
  const value = (selector: string) => {
    const element = posting.find(selector).first()
    return lineOf(element.attr('content')) ?? lineOf(element.text())
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
    pay: payOf({
      title,
      label: value('[itemprop="baseSalary"]'),
      html: inner('[itemtype$="schema.org/JobPosting"] [itemprop="description"]'),
    }),
  }
}
