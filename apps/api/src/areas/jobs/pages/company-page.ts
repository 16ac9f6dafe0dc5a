import { toJobRow } from '@lilypad/contracts'
import { clientAddress, paths, publicCompanyPage } from '@lilypad/contracts/addresses'
import type { Company } from '@lilypad/db'
import { daysOpenText, employerWords, newYorkDay, outboundLink, statesPayText } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { breadcrumbs, markup } from '../../../pages/markup.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { shareHead } from '../../../pages/share-head.ts'
import { figure, longDay } from '../../admin/reports/words.ts'
import { employerFactsOf, logoOf } from '../to-company.ts'
import { jobLinks } from './job-links.ts'
import { JOB_STYLE } from './job-page.ts'
import { organization } from './organization.ts'
import { aboutLilypad, allJobsLink, fact, logoTile } from './page-parts.ts'

const factsOf = (company: Company): Html => {
  const facts = employerFactsOf(company)
  return html`<dl class="facts">
${fact('Open jobs on Lilypad', figure(company.openJobs))}
${fact('Usually open', facts.medianDaysOpen === null ? null : daysOpenText(facts.medianDaysOpen))}
${fact('States pay in', statesPayText(facts))}
${fact('Checked', facts.lastChecked && longDay(facts.lastChecked))}
</dl>`
}

const checkedText = (at: Date | null) =>
  at === null ? 'Not checked yet' : `Checked ${longDay(newYorkDay(at))}`

const boardItem = ({ careersUrl, lastCheckedAt }: Company['boards'][number]): Html => {
  const link = outboundLink(careersUrl)
  const shown = careersUrl.replace(/^https?:\/\//i, '')
  return html`<li>${link === null ? shown : html`<a href="${link}" rel="noopener nofollow">${shown}</a>`}
<span class="line">${checkedText(lastCheckedAt)}</span></li>`
}

const boardList = ({ boards }: Company): Html =>
  boards.length === 0
    ? nothing
    : html`<section aria-labelledby="boards"><h2 id="boards">${boards.length === 1 ? 'Its job board' : 'Its job boards'}</h2>
<ul class="related">${boards.map(boardItem)}</ul></section>`

const headingOf = ({ jobs, openJobs }: Company) =>
  jobs.length < openJobs ? `${figure(jobs.length)} of ${figure(openJobs)} open jobs` : 'Open jobs'

/** Visitors do not see every job: how to. */
const others = ({ jobs, openJobs }: Company, publicUrl: string): Html =>
  jobs.length >= openJobs
    ? aboutLilypad(publicUrl)
    : html`<aside><h2>Visitors see ${figure(jobs.length)} of ${figure(openJobs)} open jobs here</h2>
<p>Members with a paid plan see all of them, and every other job on Lilypad.</p>
<p><a class="button quiet" href="${clientAddress(publicUrl, paths.signUp.href())}">Become a member</a></p></aside>`

const headOf = (company: Company, slug: string, publicUrl: string): string => {
  const description = `Remote jobs at ${company.name}: ${employerWords(employerFactsOf(company)).join(' · ')}.`
  const shared = {
    title: `Remote jobs at ${company.name}`,
    description,
    url: publicCompanyPage(publicUrl, slug),
  }
  return [
    html`\n<meta name="description" content="${description}">`.html,
    shareHead(shared, publicUrl).html,
    markup(
      organization(company, slug, publicUrl),
      breadcrumbs(publicUrl, [{ name: company.name, url: shared.url }]),
    ),
  ].join('')
}

/** The page of an employer with jobs that visitors may see: its facts, its boards, and these jobs. */
export const companyPage = (company: Company, slug: string, publicUrl: string): string => {
  const inClient = clientAddress(publicUrl, paths.company.href(company.name))
  const body = html`${allJobsLink(publicUrl)}
<div class="top">${logoTile(logoOf(company), company.name)}<div><h1>${company.name}</h1><p class="company">Remote jobs in education</p></div></div>
${factsOf(company)}
<p class="actions"><a class="button quiet" href="${inClient}">Open it on Lilypad</a></p>
<section aria-labelledby="open"><h2 id="open">${headingOf(company)}</h2>
${jobLinks(company.jobs.map(toJobRow), false)}</section>
${boardList(company)}
${others(company, publicUrl)}`
  return serverPage({
    title: `Remote jobs at ${company.name}`,
    body: body.html,
    publicUrl,
    style: JOB_STYLE,
    head: headOf(company, slug, publicUrl),
  })
}
