import type { JobHistory, JobRow } from '@lilypad/contracts'
import {
  jobPage as clientPage,
  publicCompanyPage,
  publicJobPage,
  serverPaths,
} from '@lilypad/contracts/addresses'
import type { PublicJob } from '@lilypad/db'
import { applyLink, employerSlug, jobDateFacts, jobFacts, NOT_STATED, statedPlaces } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { breadcrumbs, markup } from '../../../pages/markup.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { shareHead } from '../../../pages/share-head.ts'
import { longDay } from '../../admin/reports/words.ts'
import { cardOf, picturePath } from '../pictures/card.ts'
import { datesOf } from '../to-job.ts'
import { descriptionHtml } from './description-html.ts'
import { jobLinks } from './job-links.ts'
import { jobPosting } from './job-posting.ts'
import { pageHistory } from './page-history.ts'
import { aboutLilypad, allJobsLink, fact, logoTile } from './page-parts.ts'
import { takeJob } from './take-job.ts'

export const JOB_STYLE = '/job.css'

/** The part of a description that link previews show. */
const TEASER_LENGTH = 220

/** After a text of this length, the buttons above it are out of sight. */
const LONG_TEXT = 1_200

const teaser = (text: string) => {
  if (text.length <= TEASER_LENGTH) return text
  const words = new RegExp(`^.{1,${TEASER_LENGTH}}(?=\\s)`, 'su').exec(text)?.[0]
  return `${words ?? [...text].slice(0, TEASER_LENGTH).join('')}…`
}

/** Where the job hires, or null where neither its board nor its text says it. */
const locationOf = (job: PublicJob): string | null => {
  const places = statedPlaces(job)
  return places && jobFacts({ ...job, locations: places }).location
}

const factsOf = (job: PublicJob): Html => {
  const { salary, travel } = jobFacts(job)
  return html`<dl class="facts">
${fact('Salary', salary ?? NOT_STATED)}
${fact('Location', locationOf(job) ?? NOT_STATED)}
${fact('Workplace', job.workplace)}
${fact('Job type', job.jobType)}
${fact('Travel', travel)}
${fact('Apply by', job.applyBy && longDay(job.applyBy))}
${jobDateFacts(datesOf(job)).map(({ name, day }) => fact(name, longDay(day)))}
</dl>`
}

const actionsOf = (job: PublicJob, publicUrl: string): Html => {
  const apply = applyLink(job.url)
  return html`<p class="actions">
${apply === null ? nothing : html`<a class="button" href="${apply}" rel="noopener nofollow">Apply on company site</a>`}
<a class="button quiet" href="${clientPage(publicUrl, job.id)}">Save it on Lilypad</a>
</p>`
}

/** An employer whose job visitors may see has a page, under any name that makes an address. */
const employerLink = (name: string): Html => {
  const slug = employerSlug(name)
  return slug === '' ? html`${name}` : html`<a href="${serverPaths.company.href(slug)}">${name}</a>`
}

const relatedList = (related: readonly JobRow[]): Html =>
  related.length === 0
    ? nothing
    : html`<section aria-labelledby="related"><h2 id="related">Related Jobs</h2>
${jobLinks(related)}</section>`

const nameOf = (job: PublicJob) => {
  const { title, company } = jobFacts(job)
  return company === '' ? title : `${title} at ${company}`
}

const trailTo = (job: PublicJob, publicUrl: string) => {
  const { title, company } = jobFacts(job)
  const slug = employerSlug(company)
  return [
    ...(slug === '' ? [] : [{ name: company, url: publicCompanyPage(publicUrl, slug) }]),
    { name: title, url: publicJobPage(publicUrl, job.id) },
  ]
}

const headOf = (job: PublicJob, description: Html | null, publicUrl: string): string => {
  const facts = [jobFacts(job).salary, locationOf(job), job.jobType]
    .filter((known) => known !== null)
    .join(' · ')
  const told = teaser([`Remote · ${facts}.`, job.summary].join(' ').trim())
  const card = cardOf(job)
  const shared = {
    title: nameOf(job),
    description: told,
    url: publicJobPage(publicUrl, job.id),
    picture: { path: picturePath(job.id, card), text: [nameOf(job), card.pay].filter(Boolean).join(', ') },
  }
  const posting = jobPosting(job, description, publicUrl)
  return [
    html`\n<meta name="description" content="${told}">`.html,
    shareHead(shared, publicUrl).html,
    markup(posting, breadcrumbs(publicUrl, trailTo(job, publicUrl))),
  ].join('')
}

/**
 * The page of a job that visitors may see: readable without the web client, found by search engines, with links into
 * the product.
 */
export const jobPage = (
  job: PublicJob,
  { related, history }: { related: readonly JobRow[]; history: JobHistory },
  publicUrl: string,
): string => {
  const { title, company } = jobFacts(job)
  const markdown = job.description || job.summary
  const description = markdown ? descriptionHtml(markdown) : null
  const body = html`${allJobsLink(publicUrl)}
<div class="top">${logoTile(job.logoFile, company)}<div><h1>${title}</h1><p class="company">${employerLink(company)}</p></div></div>
${factsOf(job)}
${actionsOf(job, publicUrl)}
${takeJob(job)}
<section class="article" aria-labelledby="description"><h2 id="description" class="unseen">Description</h2>
${description ?? html`<p>The full description is on the company’s site.</p>`}</section>
${pageHistory(history)}
${markdown.length < LONG_TEXT ? nothing : actionsOf(job, publicUrl)}
${relatedList(related)}
${aboutLilypad(publicUrl)}`
  return serverPage({
    title: nameOf(job),
    body: body.html,
    publicUrl,
    style: JOB_STYLE,
    head: headOf(job, description, publicUrl),
  })
}
