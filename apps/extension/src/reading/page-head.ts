import { BOARD_SYSTEMS } from '@lilypad/boards'
import { findLine } from './found-fields.ts'
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

/** Words around a name that are not part of it: 'Careers at Acme', 'Acme Career Page', 'Jobs'. */
const JOB_WORDS =
  'job application|careers?|jobs?|open positions?|job (?:openings?|opportunit(?:y|ies)|details?|board)'
const JOB_PAGE = [
  'careers?(?: (?:page|site|portal|center|opportunities))?',
  'jobs?(?: (?:board|page|opportunities|openings|details?))?',
  'job application|employment opportunities|stellenangebote',
].join('|')
const AROUND = [
  new RegExp(`^(?:${JOB_WORDS}|apply)(?: (?:at|with|for|now)\\b|\\s*[|:–—-])`, 'i'),
  new RegExp(`\\b(?:${JOB_PAGE})$`, 'i'),
  /^(at|with|in|for|by)\s/i,
  /\b(at|with|by|for|is hiring|is looking for an?)$/i,
]
const EDGES = /^[\s|\-–—·•:,@/]+|[\s|\-–—·•:,@/]+$/g
/** Words that name no employer by themselves. */
const EMPTY_WORDS = [
  'career job apply application recruiting recruitment hiring employment vacanc opening opportunit',
  'search home login sign.in details? page posting position overview',
]
  .join(' ')
  .replaceAll(' ', '|')
const PART_OF_SITE = 'page|site|portal|details?|opportunities|openings|board|search'
const NO_NAME = new RegExp(`^(?:the )?(?:${EMPTY_WORDS})\\w*(?: (?:${PART_OF_SITE}))?$`, 'i')

function bare(text: string): string {
  let name = text
  for (let before = ''; before !== name; ) {
    before = name
    name = AROUND.reduce((rest, around) => rest.replace(around, ''), name.replace(EDGES, '')).replace(
      EDGES,
      '',
    )
  }
  return name
}

/** A name of an employer without what pages put around it; null where nothing is left but words for jobs. */
function employerIn(text: string | null): string | null {
  const name = findLine(bare(text ?? ''))
  return name && !NO_NAME.test(name) && /\p{L}/u.test(name) ? name : null
}

/** Nobody's employer, but on its own careers page. */
const isVendor = (name: string, { hostname }: URL) =>
  VENDORS.has(toKey(name)) && !hostname.startsWith(`${name.toLowerCase()}.`) && !/^careers?\./.test(hostname)

/** The parts of a page's title: 'Dean | Fernhill College | Careers'. */
const toParts = (text: string) => text.split(/\s+[|\-–—·•@]\s+|\s*\|\s*/)

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

function besideJob(text: string, job: string, url: URL): string | null {
  const start = folded(text).indexOf(folded(job))
  if (start < 0 || folded(text) === folded(job)) return null
  const whole = text.replace(/\s+/g, ' ').trim()
  const [before, after] = [whole.slice(0, start), whole.slice(start + job.length)]
  // 'Job Application for Dean at Fernhill College', 'Dean in Barre, VT | Careers at Fernhill College'.
  for (const side of [after, before])
    for (const part of toParts(side).toReversed()) {
      const name = employerIn(part.replace(/^\s*in .*$/, ''))
      if (name && !isVendor(name, url)) return name
    }
  return null
}

export const headTitles = (page: Page): string[] =>
  [page.text('title'), page.meta('og:title', 'twitter:title'), page.meta('title')].filter(
    (one) => one !== null,
  )

/** The employer as the head of a page names it, beside a job's title. */
export function headEmployer(page: Page, job: string): string | null {
  const site = employerIn(page.meta('og:site_name'))
  if (site && !isVendor(site, page.url)) return site
  return (
    headTitles(page)
      .map((title) => besideJob(title, job, page.url))
      .find(Boolean) ?? null
  )
}
