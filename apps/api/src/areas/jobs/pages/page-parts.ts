import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { type Html, html, nothing } from '../../../pages/html.ts'

/** The link above a page. */
export const allJobsLink = (publicUrl: string): Html =>
  html`<p class="back"><a href="${clientAddress(publicUrl, paths.dashboard.href())}">All jobs</a></p>`

/** One row of a list of facts; nothing without a value. */
export const fact = (name: string, value: string | null): Html =>
  value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : nothing

/** An employer's logo, else the first letter of its name. */
export const logoTile = (file: string | null, name: string): Html =>
  file === null
    ? html`<span class="logo" aria-hidden="true">${[...name.trim()][0]?.toUpperCase() ?? ''}</span>`
    : html`<img class="logo" src="${serverPaths.logo.href(file)}" alt="" width="64" height="64">`

/** What Lilypad is, for people who came from elsewhere. */
export const aboutLilypad = (
  publicUrl: string,
): Html => html`<aside><h2>Every remote job in education, in one place</h2>
<p>Lilypad reads the companies’ own job boards and lists the remote jobs. Search them, save what you like, and get new ones by e-mail.</p>
<p><a class="button quiet" href="${clientAddress(publicUrl, paths.dashboard.href())}">See today’s jobs</a></p></aside>`
