import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { instantInNewYork } from './words.ts'

export const REPORT_STYLE = '/report.css'

type ReportPage = {
  title: string
  /** The subject of the report, below its title. */
  lead: string
  /** The form for another report. */
  form: Html
  /** Null without a report to download. */
  csvPath: string | null
  body: Html
}

/** A report as a page of its own, for screens of any width and for A4 prints. */
export const reportPage = (
  { title, lead, form, csvPath, body }: ReportPage,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string => {
  const csv = csvPath && html`<a class="button" href="${csvPath}">Download as CSV</a>`
  const content = html`
<p class="back"><a href="${clientAddress(publicUrl, paths.adminReports.href())}">All reports</a></p>
<div class="top"><div><h1>${title}</h1><p class="lead">${lead}</p></div>${csv || nothing}</div>
${form}
${body}
${csvPath === null ? nothing : html`<p class="when">Made on ${instantInNewYork(now)}. All days are New York’s.</p>`}`
  return serverPage({ title, body: content.html, publicUrl, style: REPORT_STYLE, isAdmins: true })
}
