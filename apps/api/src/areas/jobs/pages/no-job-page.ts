import type { JobRow } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { PLANS, type Plan } from '@lilypad/domain'
import { MISSING_FROG } from '../../../pages/house-look.ts'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { shareCard } from '../../../pages/share-head.ts'
import { jobLinks } from './job-links.ts'
import { JOB_STYLE } from './job-page.ts'

/** Replaces the page of a job that is no longer listed. */
export const removedJobPage = (publicUrl: string): string =>
  serverPage({
    title: 'No longer available',
    body: html`<div class="missing">${{ html: MISSING_FROG }}<h1>This job is no longer available.</h1>
<p>The company has filled or withdrawn it. New jobs come in every day.</p>
<p><a class="button" href="${clientAddress(publicUrl, paths.dashboard.href())}">See today’s jobs</a></p></div>`
      .html,
    publicUrl,
    style: JOB_STYLE,
  })

const LILYPAD = 'Remote jobs in education, straight from the companies’ own job boards.'

/** The query of a public page that leads to the same in the client. */
export const OPEN_IN_CLIENT = 'open'

const planItem = ({ name, price, struckPrice, period, points }: Plan): Html => html`<li>
<h3>${name}</h3>
<p class="price">${struckPrice === null ? nothing : html`<s>${struckPrice}</s> `}<strong>${price}</strong> ${period ?? ''}</p>
<ul>${points.map((point) => html`<li>${point}</li>`)}</ul></li>`

const openJobs = (jobs: readonly JobRow[]): Html =>
  jobs.length === 0
    ? nothing
    : html`<section aria-labelledby="open"><h2 id="open">Open to everybody</h2>
${jobLinks(jobs)}</section>`

/** It is the same for every address, to the byte, so that it reveals nothing: its link into the client is relative. */
const forMembersPage = (heading: string, publicUrl: string, jobs: readonly JobRow[]): string =>
  serverPage({
    title: heading.replace(/\.$/, ''),
    body: html`<h1>${heading}</h1>
<p>Visitors see a tenth of our jobs; members with a paid plan see all of them. The link may also be incomplete.</p>
<p class="actions"><a class="button" href="${clientAddress(publicUrl, paths.signUp.href())}">Become a member</a>
<a class="button quiet" href="?${OPEN_IN_CLIENT}">Open it as a member</a></p>
<section aria-labelledby="plans"><h2 id="plans">Plans</h2>
<ul class="plans">${PLANS.map(planItem)}</ul></section>
${openJobs(jobs)}`.html,
    publicUrl,
    style: JOB_STYLE,
    head: shareCard({ title: heading, description: LILYPAD }, publicUrl).html,
  })

/**
 * Replaces the page of an unknown job, or one that visitors may not see.
 *
 * @param jobs some that visitors may see
 */
export const noJobPage = (publicUrl: string, jobs: readonly JobRow[]): string =>
  forMembersPage('This job may be for members.', publicUrl, jobs)

/**
 * Replaces the page of an unknown employer, or one without a job that visitors may see.
 *
 * @param jobs some that visitors may see
 */
export const noCompanyPage = (publicUrl: string, jobs: readonly JobRow[]): string =>
  forMembersPage('This employer’s jobs may be for members.', publicUrl, jobs)
