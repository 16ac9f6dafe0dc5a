import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, toIsoDay } from '../create-posting.ts'
import { loadPage } from '../html/load-page.ts'
import { changedForm, distinctWords, readItems } from '../parse-answer.ts'
import { unlikeTotal } from '../read-pages.ts'

const LABEL = 'AppliTrack'
const HOST = 'www.applitrack.com'
const WRITTEN = /document\.write\('((?:[^'\\]|\\.)*)'\)/gs
const COUNT = /\(<b>([\d,]+)<\/b> openings?\)/
const LIST = /<ul\b[^<>]*\bpostingsList\b/gi
const POSTING = /<ul class='postingsList' id='p(\d+)_'>/

const Job = z.object({
  id: needed,
  title: needed,
  place: optional,
  department: optional,
  postedAt: optional,
  applyBy: optional,
  html: body,
})

/** A tenant is a district, or `district/category` for a slice of its list. */
export const applitrack: BoardSystem = {
  id: 'applitrack',
  label: LABEL,
  readerVersion: 1,
  domains: ['applitrack.com'],
  exampleTenant: 'district',

  detect(address) {
    const [district, page] = pathParts(address)
    if (!/^(www\.)?applitrack\.com$/.test(address.hostname) || page?.toLowerCase() !== 'onlineapp')
      return null
    const category = address.searchParams.get('Category') ?? address.searchParams.get('category')
    const tenant = asTenant(district)?.toLowerCase() ?? null
    return tenant && category ? `${tenant}/${category}` : tenant
  },

  careersUrl(tenant) {
    const [district, category] = tenant.split('/')
    return `https://${HOST}/${district}/onlineapp/default.aspx${category ? `?Category=${encodeURIComponent(category)}` : ''}`
  },

  async read(tenant, { web }) {
    const [district, category] = tenant.split('/')
    const query = category ? `Category=${encodeURIComponent(category)}` : 'all=1'
    const board = `https://${HOST}/${district}/onlineapp/jobpostings`
    const response = await web.request({ url: `${board}/Output.asp?${query}`, isBoard: true })
    const page = writtenBy(response)
    const count = COUNT.exec(page)?.[1]
    const [, ...parts] = page.split(POSTING)
    if (count === undefined && parts.length === 0) throw changedForm(LABEL, 'it lists no postings')
    const jobs = parts.flatMap((number, at) => (at % 2 === 0 ? [toJob(number, parts[at + 1] ?? '')] : []))
    const list = readItems(jobs, Job, (job) => toPosting(job, board))
    const total = count === undefined ? page.match(LIST)?.length : Number(count.replaceAll(',', ''))
    const cutOff = count === undefined && !isWhole(response, page) ? `A page of ${LABEL} was cut off.` : null
    return { outcome: 'read', ...list, cutShort: unlikeTotal(LABEL, jobs, total) ?? cutOff }
  },
}

/** The page that the script writes, in parts that end anywhere. */
function writtenBy(response: WebResponse): string {
  const parts = [...response.text().matchAll(WRITTEN)].map(([, part = '']) => part)
  return parts.join('').replace(/\\(.)/gs, (_, letter: string) => (letter === 'n' ? '\n' : letter))
}

/** Whether no part of it was cut off, and the list, and a form around it, end after the last posting. */
function isWhole(response: WebResponse, page: string): boolean {
  const end = page.slice(page.lastIndexOf('postingsList'))
  const isClosed = /<\/ul>/i.test(end) && (!/<form\b/i.test(page) || /<\/form>/i.test(end))
  return isClosed && !response.text().replace(WRITTEN, '').includes("document.write('")
}

function toJob(id: string, part: string) {
  const $ = loadPage(part)
  const labelled = (name: string) => {
    const label = $('.label').filter((_, element) => $(element).text().trim().startsWith(name))
    const values = label.first().parent().find('.normal').toArray()
    return values.map((value) => $(value).text()).join('')
  }
  return {
    id,
    title: $('#wrapword').first().text(),
    department: labelled('Position Type:'),
    postedAt: labelled('Date Posted:'),
    place: labelled('Location:'),
    applyBy: labelled('Closing Date:'),
    html: $(`#DescriptionText${id}_`).first().html(),
  }
}

function toPosting(job: z.infer<typeof Job>, board: string): FoundPosting {
  return createPosting({
    externalId: job.id,
    title: job.title,
    url: `${board}/view.asp?AppliTrackJobId=${job.id}`,
    html: job.html,
    places: distinctWords([job.place]),
    department: job.department,
    postedAt: toIsoDay(job.postedAt),
    applyBy: toIsoDay(job.applyBy),
  })
}
