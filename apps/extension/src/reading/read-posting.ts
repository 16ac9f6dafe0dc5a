import { readDescribed } from './described.ts'
import { type Answer, type Found, firstOf } from './found.ts'
import { headEmployer, headTitles, jobInHead } from './head-words.ts'
import { readMicrodata } from './microdata.ts'
import { openPage, type Page } from './page.ts'
import { readRecords } from './records.ts'
import { readByRule, ruleFor } from './rules.ts'

export type ReadPosting = Found & { title: string }
export type Reading =
  | { kind: 'posting'; posting: ReadPosting }
  /** A page that lists several. */
  | { kind: 'several' }
  | { kind: 'none' }

/**
 * The posting of an open page, from the page and further answers of its host: its JSON-LD first, then its system's data
 * and rules, then what any page of one job shows. Pay is told only where it is stated.
 */
export const readPosting = (url: string, [first, ...further]: readonly Answer[]): Reading => {
  if (!first) return { kind: 'none' }
  const page = openPage({ url, body: first.body })
  const described = readDescribed(page)
  const records = readRecords(page.url, [first, ...further])
  if (described === 'several' && !records) return { kind: 'several' }
  const rule = ruleFor(page.url)
  const sure = [
    described === 'several' ? null : described,
    records,
    readMicrodata(page),
    rule && readByRule(page, rule),
  ]
  const known = firstOf(...sure.filter((one) => one !== null))
  const found = known.title ? known : firstOf(known, readPlain(page, rule !== null))
  const { title } = found
  if (!title) return { kind: 'none' }
  const company = employer(page.url, found.company) ?? headEmployer(page, title)
  return { kind: 'posting', posting: { ...found, title, company } }
}

const JOB_ADDRESS =
  /\b(jobs?|careers?|positions?|vacanc(y|ies)|openings?|postings?|opportunit(y|ies)|requisitions?|employment|recruit\w*|hiring|apply|offers?|roles?|stellen\w*)\b/i
const LIST_HEADING =
  /^(careers?|jobs?|(all |our |current |open |available )*(jobs|openings|positions|roles|vacancies|opportunities)|job (search|openings|opportunities|board)|employment( opportunities)?|join (us|our team)|work (with|for) us|search( results)?)\b.{0,20}$/i

/** A page without any data: of one job where at least two of address, heading and Apply say so. */
const readPlain = (page: Page, isKnownAddress: boolean): Partial<Found> => {
  const heading = page.text('main h1', 'article h1', 'h1')
  if (isKnownAddress && !heading) return jobInHead(page)
  if (!heading || LIST_HEADING.test(heading)) return {}
  const signs = [
    isKnownAddress,
    JOB_ADDRESS.test(page.url.pathname) || /^(jobs|careers|apply|recruiting)\./.test(page.url.hostname),
    headTitles(page).some((title) => title.length > heading.length && title.startsWith(heading)),
    page
      .$('a, button')
      .toArray()
      .some((one) => /^\s*(apply|submit (an )?application)\b/i.test(page.$(one).text())),
  ]
  return signs.filter(Boolean).length >= 2 ? { title: heading } : {}
}

/**
 * Workday names the legal entity, often with its number ('2100 NVIDIA USA'): where the name of the site is a word of it,
 * that word is how people call the employer.
 */
const employer = ({ hostname, pathname }: URL, name: string | null): string | null => {
  if (!name || !/\.myworkday(jobs|site)\.com$/.test(hostname)) return name
  const tenant = /^\/(?:[a-z-]+\/)?recruiting\/([^/]+)/.exec(pathname)?.[1] ?? hostname.split('.')[0]
  const word = name.split(/[\s,]+/).find((one) => one.toLowerCase() === tenant?.toLowerCase())
  return word ?? name.replace(/^\d+\s+(-\s+)?/, '')
}
