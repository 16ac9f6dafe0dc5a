import type { JobRow } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { getPay, jobFacts } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'

/** Facts that stay whole where they wrap, with a dot between each two. */
const factSpan = (fact: string, place: number): Html =>
  html`<span>${place > 0 ? html`<span class="dot" aria-hidden="true"> · </span>` : nothing}${fact}</span>`

/**
 * A job as a card: title and pay, then company, place, type and travel; no place where its row names none, since it may
 * hire in the whole US or say nothing of it. Its link is named by all of them.
 */
const jobLink = (job: JobRow, hasCompany: boolean): Html => {
  const { title, company, location, travel } = jobFacts(job)
  const place = job.locations.length === 0 ? null : location
  const line = [hasCompany ? company : null, place, job.jobType, travel].flatMap((fact) =>
    fact ? [fact] : [],
  )
  const pay = getPay(job)?.text
  const ids = ['title', 'pay', 'line'].map((part) => `${part}-${job.id}`)
  return html`<li><div class="head"><a id="${ids[0] ?? ''}" aria-labelledby="${ids.join(' ')}" href="${serverPaths.job.href(job.id)}">${title}</a> <span class="${pay === undefined ? 'line' : 'pay'}" id="${ids[1] ?? ''}">${pay ?? 'Salary not listed'}</span></div>
<div class="line" id="${ids[2] ?? ''}"><span class="row">${line.map(factSpan)}</span></div></li>`
}

/**
 * Jobs as cards that lead to their public pages.
 *
 * @param hasCompany false on the company's own page
 */
export const jobLinks = (jobs: readonly JobRow[], hasCompany = true): Html =>
  html`<ul class="related">${jobs.map((job) => jobLink(job, hasCompany))}</ul>`
