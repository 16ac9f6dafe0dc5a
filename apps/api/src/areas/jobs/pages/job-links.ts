import type { JobRow } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { jobFacts } from '@lilypad/domain'
import { type Html, html } from '../../../pages/html.ts'

const jobLink = (job: JobRow): Html => {
  const { title, company, salary } = jobFacts(job)
  const beside = [company, salary].filter(Boolean).join(' · ')
  const [name, more] = [`related-${job.id}`, `beside-${job.id}`]
  // The company distinguishes jobs with the same title.
  return html`<li><a id="${name}" aria-labelledby="${name} ${more}" href="${serverPaths.job.href(job.id)}">${title}</a> <span id="${more}">${beside}</span></li>`
}

/** Jobs by their titles, which lead to their public pages. */
export const jobLinks = (jobs: readonly JobRow[]): Html => html`<ul class="related">${jobs.map(jobLink)}</ul>`
