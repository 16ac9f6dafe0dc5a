import type { WebRequest } from '@lilypad/domain'

/** A list that is given in pages, as its system gives it. */
export type PagedList = {
  /** Where one system gives lists in several ways; otherwise the list bears the name of its system. */
  system?: string
  tenant: string
  /** The most rows of a page. */
  size: number
  /** What else is asked for, by its address. */
  others?: (url: string) => string | undefined
  /** Where the page begins that a request asks for; null for a request of something else. */
  startOf(request: WebRequest): number | null
  /** A page with the postings of these numbers. */
  page(numbers: readonly number[], total: number, start: number): string
}

const url = ({ url: address }: WebRequest) => new URL(address)
const parameter = (request: WebRequest, name: string) => Number(url(request).searchParams.get(name) ?? 0)
const json = JSON.stringify
const posted = ({ body = '{}' }: WebRequest) => JSON.parse(body)
const htmlPage = (body: string) => `<html><body>${body}</body></html>`
const described = (title: string, more: object = {}) =>
  `<script type="application/ld+json">${json({ '@type': 'JobPosting', title, description: 'Teach.', ...more })}</script>`
/** The page after the one that starts there, of a list whose pages are named by their start. */
const linkToNext = (start: number, size: number, total: number) =>
  start + size < total ? `<a rel="next" href="?from=${start + size}">Next</a>` : ''
const isCareers = (request: WebRequest) => url(request).pathname === '/careers'

export const PAGED_LISTS: Record<string, PagedList> = {
  lever: {
    ...{ tenant: 'acme', size: 100 },
    startOf: (request) => parameter(request, 'skip'),
    page: (numbers) =>
      json(
        numbers.map((id) => ({
          id: `${id}`,
          text: `Job ${id}`,
          hostedUrl: `https://jobs.lever.co/acme/${id}`,
        })),
      ),
  },
  smartrecruiters: {
    ...{ tenant: 'acme', size: 100 },
    startOf: (request) => (url(request).pathname.endsWith('/postings') ? parameter(request, 'offset') : null),
    page: (numbers, totalFound) =>
      json({
        totalFound,
        content: numbers.map((id) => ({ id: `${id}`, name: `Job ${id}`, company: { identifier: 'acme' } })),
      }),
  },
  workday: {
    ...{ tenant: 'acme.wd5/Jobs', size: 20 },
    startOf: (request) => (request.method === 'POST' ? posted(request).offset : null),
    page: (numbers, total) =>
      json({
        total,
        jobPostings: numbers.map((id) => ({ title: `Job ${id}`, externalPath: `/job/Job_R-${id}` })),
      }),
  },
  ukg: {
    ...{ tenant: 'recruiting.ultipro.com/ACME/b', size: 50 },
    startOf: (request) => (request.method === 'POST' ? posted(request).opportunitySearch.Skip : null),
    page: (numbers, totalCount) =>
      json({ totalCount, opportunities: numbers.map((id) => ({ Id: `${id}`, Title: `Job ${id}` })) }),
  },
  adp: {
    ...{ tenant: 'acme/1', size: 100 },
    startOf: (request) =>
      url(request).pathname.endsWith('/job-requisitions') ? parameter(request, '$skip') : null,
    page: (numbers, totalNumber) =>
      json({
        meta: { totalNumber },
        jobRequisitions: numbers.map((id) => ({ itemID: `${id}`, requisitionTitle: `Job ${id}` })),
      }),
  },
  rippling: {
    ...{ tenant: 'acme', size: 100 },
    startOf: (request) => (url(request).pathname.endsWith('/jobs') ? parameter(request, 'page') * 100 : null),
    page: (numbers, totalItems) =>
      json({
        totalItems,
        items: numbers.map((id) => ({
          id: `${id}`,
          name: `Job ${id}`,
          url: `https://ats.rippling.com/acme/jobs/${id}`,
        })),
      }),
  },
  jobvite: {
    ...{ tenant: 'acme', size: 50 },
    startOf: (request) => (url(request).pathname === '/acme/search' ? parameter(request, 'p') * 50 : null),
    page: (numbers, total) =>
      htmlPage(
        `<ul class="jv-list">${numbers.map((id) => `<li><a href="/acme/job/o${id}">Job ${id}</a></li>`).join('')}</ul>
<p class="jv-pagination-text">1-50 of ${total}</p>`,
      ),
  },
  icims: {
    ...{ tenant: 'careers-acme', size: 20 },
    startOf: (request) => (url(request).pathname === '/jobs/search' ? parameter(request, 'pr') * 20 : null),
    page: (numbers, total, start) =>
      htmlPage(
        `Page ${start / 20 + 1} of ${Math.ceil(total / 20)}<ul class="iCIMS_JobsTable">${numbers
          .map((id) => `<li><a href="/jobs/${id}/tutor/job"><h3>Job ${id}</h3></a></li>`)
          .join('')}</ul>`,
      ),
  },
  teamtailor: {
    ...{ tenant: 'acme', size: 100 },
    startOf: (request) => (url(request).pathname === '/jobs.rss' ? parameter(request, 'offset') : null),
    page: (numbers) =>
      `<rss><channel>${numbers
        .map(
          (id) => `<item><title>Job ${id}</title><link>https://acme.teamtailor.com/jobs/${id}</link></item>`,
        )
        .join('')}</channel></rss>`,
  },
  oracle: {
    ...{ tenant: 'acme.fa.us2.oraclecloud.com/CX_1', size: 100 },
    startOf: (request) => Number(/,offset=(\d+)/.exec(request.url)?.[1] ?? Number.NaN),
    page: (numbers, TotalJobsCount) =>
      json({
        items: [
          { TotalJobsCount, requisitionList: numbers.map((id) => ({ Id: `${id}`, Title: `Job ${id}` })) },
        ],
      }),
  },
  schoolspring: {
    ...{ tenant: 'keyword=remote', size: 100 },
    startOf: (request) =>
      url(request).searchParams.get('keyword') === 'remote' ? (parameter(request, 'page') - 1) * 100 : null,
    page: (numbers) =>
      json({
        value: { jobsList: numbers.map((id) => ({ jobId: id, title: `Job ${id}`, employer: 'Elm' })) },
      }),
  },
  pageup: {
    ...{ tenant: '1/cw/en-us', size: 500 },
    startOf: (request) =>
      url(request).pathname.endsWith('/listing/') ? (parameter(request, 'page') - 1) * 500 : null,
    page: (numbers, total) =>
      htmlPage(
        `<b class="result-count">${total}</b>${numbers.map((id) => `<a class="job-link" href="/1/cw/en-us/job/${id}/x">Job ${id}</a>`).join('')}`,
      ),
  },
  dayforce: {
    ...{ tenant: 'en-US/acme/PORTAL', size: 25 },
    others: (url) => (url.endsWith('/api/auth/csrf') ? '{"csrfToken":"a"}' : undefined),
    startOf: (request) => (request.method === 'POST' ? posted(request).paginationStart : null),
    page: (numbers, maxCount) =>
      json({ maxCount, jobPostings: numbers.map((id) => ({ jobPostingId: id, jobTitle: `Job ${id}` })) }),
  },
  cornerstone: {
    ...{ tenant: 'acme/1/acme', size: 100 },
    others: (url) =>
      url.includes('/careersite/1/home?') ? '{"token":"a.b","cloud":"https://us.api.csod.com/"}' : undefined,
    startOf: (request) => (request.method === 'POST' ? (posted(request).pageNumber - 1) * 100 : null),
    page: (numbers, totalCount) =>
      json({
        status: 'Success',
        data: {
          totalCount,
          requisitions: numbers.map((id) => ({ requisitionId: id, displayJobTitle: `Job ${id}` })),
        },
      }),
  },
  taleo: {
    ...{ tenant: 'phg.tbe.taleo.net/phg01/ACME/1', size: 10 },
    startOf: (request) =>
      url(request).pathname.endsWith('/searchResults') ? parameter(request, 'rowFrom') : null,
    page: (numbers, total) =>
      htmlPage(
        `<i class="oracletaleocwsv2-panel-number">${total}</i>${numbers
          .map((id) => `<li><a href="viewRequisition?org=ACME&cws=1&rid=${id}">Job ${id}</a></li>`)
          .join('')}`,
      ),
  },
  k12jobspot: {
    ...{ tenant: 'remote', size: 100 },
    startOf: (request) =>
      request.method === 'POST' && posted(request).searchPhrase === 'remote'
        ? posted(request).pageStartIndex - 1
        : null,
    page: (numbers) => json({ jobs: numbers.map((id) => ({ id, title: `Job ${id}` })) }),
  },
  interfolio: {
    ...{ tenant: '31001', size: 100 },
    startOf: (request) =>
      url(request).pathname.endsWith('/public_job_boards') ? (parameter(request, 'page') - 1) * 100 : null,
    page: (numbers, total_count) =>
      json({ total_count, results: numbers.map((id) => ({ legacy_position_id: id, name: `Job ${id}` })) }),
  },
  'icims, by its API': {
    ...{ system: 'icims', tenant: 'careers-acme', size: 100 },
    others: (url) => (url.includes('/jobs/search') ? htmlPage('<p id="jibe"></p>') : undefined),
    startOf: (request) =>
      url(request).pathname === '/api/jobs' ? (parameter(request, 'page') - 1) * 100 : null,
    page: (numbers) => json({ jobs: numbers.map((id) => ({ data: { slug: id, title: `Job ${id}` } })) }),
  },
  'teamtailor, in JSON': {
    ...{ system: 'teamtailor', tenant: 'acme', size: 50 },
    startOf: (request) => (url(request).pathname === '/jobs.json' ? parameter(request, 'from') : null),
    page: (numbers, total, start) =>
      json({
        title: 'Acme',
        ...(start + 50 < total && { next_url: `https://acme.teamtailor.com/jobs.json?from=${start + 50}` }),
        items: numbers.map((id) => ({
          id: `${id}`,
          title: `Job ${id}`,
          url: `https://acme.teamtailor.com/jobs/${id}`,
          content_html: 'Teach.',
        })),
      }),
  },
  'web-page, as links': {
    ...{ system: 'web-page', tenant: 'https://acme.example/careers', size: 20 },
    startOf: (request) => (isCareers(request) ? parameter(request, 'from') : null),
    page: (numbers, total, start) =>
      htmlPage(
        `<ul>${numbers.map((id) => `<li><a href="/files/${id}.pdf">Teacher of class ${id}</a></li>`).join('')}</ul>${linkToNext(start, 20, total)}`,
      ),
  },
  'web-page, in JSON-LD': {
    ...{ system: 'web-page', tenant: 'https://acme.example/careers', size: 20 },
    startOf: (request) => (isCareers(request) ? parameter(request, 'from') : null),
    page: (numbers, total, start) =>
      htmlPage(
        numbers.map((id) => described(`Job ${id}`, { identifier: `${id}` })).join('') +
          linkToNext(start, 20, total),
      ),
  },
}
