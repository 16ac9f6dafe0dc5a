import { BOARD_SYSTEMS } from '@lilypad/boards'
import { findLine } from './found.ts'
import type { Page } from './page.ts'

/** Other names of careers systems, and sites of jobs. */
const OTHER_VENDORS =
  'eightfold frontlineeducation hrmdirect indeed isolved join linkedin oracle phenom ripplingats talented tedk12'
const toKey = (name: string) => name.toLowerCase().replace(/[\s.]/g, '')
const namesOf = (domain: string) => [domain, domain.split('.').at(-2) ?? '']
/** They are nobody's employer: 'iCIMS', 'Breezy HR', 'governmentjobs.com', 'governmentjobs'. */
const VENDORS = new Set([
  ...OTHER_VENDORS.split(' '),
  ...BOARD_SYSTEMS.filter(({ domains }) => domains.length > 0)
    .flatMap(({ label, domains }) => [label, ...domains.flatMap(namesOf)])
    .map(toKey),
])
/** But on its own careers page a vendor is one. */
const isVendor = (name: string, { hostname }: URL) =>
  VENDORS.has(toKey(name)) && !hostname.startsWith(`${name.toLowerCase()}.`) && !/^careers?\./.test(hostname)

/** What pages put around a name: 'Careers at Acme', 'Acme Career Page', 'Acme is hiring'. */
const WORDS = [
  'careers?|jobs?|job application|appl(?:y|ication)|recruit(?:ing|ment)|hiring|employment|vacanc(?:y|ies)',
  'stellenangebote|open|search|home|login|sign in',
].join('|')
const OF_PAGE =
  'page|site|portal|center|board|details?|opportunit(?:y|ies)|openings?|positions?|postings?|search'
const JOB_PAGE = `(?:${WORDS})(?: (?:${OF_PAGE}))?`
const LINKS = 'at|with|in|for|by|now|is|is looking for an?'
const MARKS = '[\\s|·•:,@/–—-]'
const AROUND = new RegExp(
  [
    `^${MARKS}+|${MARKS}+$`,
    `^(?:the )?${JOB_PAGE}(?= (?:${LINKS})\\b|${MARKS}*[|:–—-]|$)|\\b${JOB_PAGE}$`,
    `^(?:${LINKS})\\s|\\s(?:${LINKS})$`,
  ].join('|'),
  'gi',
)

/** Null where nothing is left but words for jobs. */
function employerIn(text: string, url: URL): string | null {
  let name = text
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(AROUND, '')
  }
  return /\p{L}/u.test(name) && !isVendor(name, url) ? findLine(name) : null
}

export const headTitles = (page: Page): string[] =>
  [page.text('title'), page.meta('og:title', 'twitter:title'), page.meta('title')].filter(
    (one) => one !== null,
  )

/** The parts of a page's title around the job's, the last first: 'Dean in Barre, VT | Fernhill College | Careers'. */
function besideJob(title: string, job: string): string[] {
  const start = title.toLowerCase().indexOf(job.toLowerCase())
  if (start < 0) return []
  return [title.slice(start + job.length), title.slice(0, start)].flatMap((side) =>
    side
      .replace(/^\s*in [^|–—-]*/, '')
      .split(/\s+[|\-–—·•@]\s+|\s*\|\s*/)
      .toReversed(),
  )
}

/** The employer as the head of a page names it: the name of the site, else what stands beside the job's title. */
export function headEmployer(page: Page, job: string): string | null {
  const named = [page.meta('og:site_name') ?? '', ...headTitles(page).flatMap((one) => besideJob(one, job))]
  return named.map((one) => employerIn(one, page.url)).find((one) => one !== null) ?? null
}
