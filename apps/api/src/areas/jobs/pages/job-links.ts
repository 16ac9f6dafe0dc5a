import type { JobRow } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { jobFacts } from '@lilypad/domain'
import { type Html, html } from '../../../pages/html.ts'

/** The company distinguishes jobs with the same title. */
const companyAndPay = (job: JobRow): string => {
  const { company, salary } = jobFacts(job)
  return [company, salary].filter(Boolean).join(' · ')
}

const jobLink = (job: JobRow, beside: string): Html => {
  const { title } = jobFacts(job)
  const [name, more] = [`related-${job.id}`, `beside-${job.id}`]
  return html`<li><a id="${name}" aria-labelledby="${name} ${more}" href="${serverPaths.job.href(job.id)}">${title}</a> <span id="${more}">${beside}</span></li>`
}

/**
 * Jobs by their titles, which lead to their public pages.
 *
 * @param besideOf what is said beside a title, and tells jobs with the same title apart
 */
export const jobLinks = (jobs: readonly JobRow[], besideOf = companyAndPay): Html =>
  html`<ul class="related">${jobs.map((job) => jobLink(job, besideOf(job)))}</ul>`
