import { clientAddress, jobPage as clientPage, paths } from '@lilypad/contracts/addresses'
import { html, nothing } from '../../../pages/html.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { JOB_STYLE } from './job-page.ts'

/** Replaces the page of a job that is no longer listed. */
export const removedJobPage = (publicUrl: string): string =>
  serverPage({
    title: 'No longer available',
    body: html`<h1>This job is no longer available.</h1>
<p>It was here, and is listed no more. New jobs come in every day.</p>
<p class="actions"><a class="button" href="${clientAddress(publicUrl, paths.dashboard.href())}">See today’s jobs</a></p>`
      .html,
    publicUrl,
    style: JOB_STYLE,
  })

/**
 * Replaces the page of an unknown job, or one that visitors may not see: the same page for both.
 *
 * @param id null when the address has no valid id
 */
export const noJobPage = (publicUrl: string, id: number | null): string => {
  const asMember =
    id === null
      ? nothing
      : html`<a class="button quiet" href="${clientPage(publicUrl, id)}">Open it as a member</a>`
  return serverPage({
    title: 'Not here',
    body: html`<h1>We cannot show a job here.</h1>
<p>The address may have been cut short on its way, or the job is one that members see.</p>
<p class="actions"><a class="button" href="${clientAddress(publicUrl, paths.dashboard.href())}">See today’s jobs</a>
${asMember}</p>`.html,
    publicUrl,
    style: JOB_STYLE,
  })
}
