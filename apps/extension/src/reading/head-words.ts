import { findLine } from './found.ts'
import type { Page } from './page.ts'

/** Names of careers systems and sites of jobs, which are nobody's employer. */
const VENDOR =
  /^(greenhouse|lever|ashby|workable|smartrecruiters|workday|bamboohr|breezy( hr)?|jobvite|icims|jazzhr|paylocity|recruitee|teamtailor|personio|pinpoint|rippling( ats)?|comeet|ukg|ultipro|adp|applitrack|frontline education|tedk12|talented|schoolspring|neogov|pageup|k12jobspot|interfolio|paycor|governmentjobs(\.com)?|schooljobs(\.com)?|peopleadmin|hrmdirect|isolved( hire)?|join|eightfold|oracle|phenom|linkedin|indeed|my ?workday ?jobs)$/i

/** Words around a name that are not part of it: 'Careers at Acme', 'Acme Career Page', 'Jobs'. */
const JOB_WORDS =
  'job application|careers?|jobs?|open positions?|job (?:openings?|opportunit(?:y|ies)|details?|board)'
const AROUND = [
  new RegExp(`^(?:${JOB_WORDS}|apply)(?: (?:at|with|for|now)\\b|\\s*[|:–—-])`, 'i'),
  /\b(careers?( (page|site|portal|center|opportunities))?|jobs?( (board|page|opportunities|openings|details?))?|job application|employment opportunities|stellenangebote)$/i,
  /^(at|with|in|for|by)\s/i,
  /\b(at|with|by|for|is hiring|is looking for an?)$/i,
]
const EDGES = /^[\s|\-–—·•:,@/]+|[\s|\-–—·•:,@/]+$/g
/** Words that name no employer by themselves. */
const NO_NAME =
  /^(the )?(career|job|apply|application|recruiting|recruitment|hiring|employment|vacanc|opening|opportunit|search|home|login|sign in|details?|page|posting|position|overview)\w*( (page|site|portal|details?|opportunities|openings|board|search))?$/i

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
  VENDOR.test(name) && !hostname.startsWith(`${name.toLowerCase()}.`) && !/^careers?\./.test(hostname)

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
