import { type FoundFields, mergeFoundFields, NOTHING } from './found-fields.ts'
import { openPage, type Page } from './page.ts'
import { headEmployer, headTitles } from './page-head.ts'
import { readDescribed, readMicrodata } from './schema-org.ts'

export type ReadPosting = FoundFields & { title: string }
export type Reading = { kind: 'posting'; posting: ReadPosting } | { kind: 'several' } | { kind: 'none' }

/**
 * The posting of a page: by its JSON-LD first, then by its microdata, then by what any page of one job shows. Pay is told
 * only where it is stated.
 */
export function readPosting(url: string, html: string): Reading {
  const page = openPage(url, html)
  const described = readDescribed(page)
  if (described === 'several') return { kind: 'several' }
  const known = mergeFoundFields(...[described, readMicrodata(page)].filter((one) => one !== null))
  const found = known.title ? known : readPlain(page)
  const { title } = found
  if (!title) return { kind: 'none' }
  const company = employer(page.url, found.company) ?? headEmployer(page, title)
  return { kind: 'posting', posting: { ...found, title, company } }
}

const JOB_WORDS = [
  'jobs? careers? positions? vacanc(?:y|ies) openings? postings? opportunit(?:y|ies) requisitions?',
  'employment recruit\\w* hiring apply offers? roles? stellen\\w*',
]
const JOB_ADDRESS = new RegExp(`\\b(?:${JOB_WORDS.join(' ').replaceAll(' ', '|')})\\b`, 'i')
const LISTS = [
  'careers?|jobs?|job (?:search|openings|opportunities|board)|employment(?: opportunities)?',
  '(?:all |our |current |open |available )*(?:jobs|openings|positions|roles|vacancies|opportunities)',
  'join (?:us|our team)|work (?:with|for) us|search(?: results)?',
]
const LIST_HEADING = new RegExp(`^(?:${LISTS.join('|')})\\b.{0,20}$`, 'i')

/** A page without any data: of one job where at least two of address, heading and Apply say so. */
function readPlain(page: Page): FoundFields {
  const heading = page.text('main h1', 'article h1', 'h1')
  if (!heading || LIST_HEADING.test(heading)) return NOTHING
  const signs = [
    JOB_ADDRESS.test(page.url.pathname) || /^(jobs|careers|apply|recruiting)\./.test(page.url.hostname),
    headTitles(page).some((title) => title.length > heading.length && title.startsWith(heading)),
    page
      .$('a, button')
      .toArray()
      .some((one) => /^\s*(apply|submit (an )?application)\b/i.test(page.$(one).text())),
  ]
  return signs.filter(Boolean).length >= 2 ? { ...NOTHING, title: heading } : NOTHING
}

/**
 * Workday names the legal entity, often with its number ('2100 NVIDIA USA'): where the name of the site is a word of it,
 * that word is how people call the employer.
 */
function employer({ hostname, pathname }: URL, name: string | null): string | null {
  if (!name || !/\.myworkday(jobs|site)\.com$/.test(hostname)) return name
  const tenant = /^\/(?:[a-z-]+\/)?recruiting\/([^/]+)/.exec(pathname)?.[1] ?? hostname.split('.')[0]
  const word = name.split(/[\s,]+/).find((one) => one.toLowerCase() === tenant?.toLowerCase())
  return word ?? name.replace(/^\d+\s+(-\s+)?/, '')
}
