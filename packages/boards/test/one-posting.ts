import { readBoard } from '../src/index.ts'
import { webOf } from './test-web.ts'

type Board = { tenant: string; list: string; listing: (item: object) => unknown; detail?: string }

const WORKDAY = 'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Jobs'
const ADP =
  'https://workforcenow.adp.com/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions'
const UKG_TENANT = 'recruiting.ultipro.com/ACME/0f0e0d0c-1111-2222-3333-444455556666'
const UKG = 'https://recruiting.ultipro.com/ACME/JobBoard/0f0e0d0c-1111-2222-3333-444455556666'
const PAYLOCITY = '0f0e0d0c-1111-2222-3333-444455556666'

/** The least that a posting of each system has; a row of a table adds fields in the spelling that it is about. */
const BOARDS: Record<string, Board> = {
  adp: {
    tenant: 'acme/19000101_000001',
    list: `${ADP}?cid=acme&ccId=19000101_000001&lang=en_US&locale=en_US&$top=100&$skip=0`,
    listing: (item) => ({
      jobRequisitions: [{ itemID: '1', requisitionTitle: 'Tutor', ...item }],
      meta: { totalNumber: 1 },
    }),
  },
  ashby: {
    tenant: 'acme',
    list: 'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true',
    listing: (item) => ({
      jobs: [{ id: '1', title: 'Tutor', jobUrl: 'https://jobs.ashbyhq.com/acme/1', ...item }],
    }),
  },
  bamboohr: {
    tenant: 'acme',
    list: 'https://acme.bamboohr.com/careers/list',
    listing: (item) => ({ result: [{ id: 1, jobOpeningName: 'Tutor', ...item }] }),
  },
  breezy: {
    tenant: 'acme',
    list: 'https://acme.breezy.hr/json?verbose=true',
    listing: (item) => [{ id: '1', name: 'Tutor', url: 'https://acme.breezy.hr/p/1', ...item }],
  },
  greenhouse: {
    tenant: 'acme',
    list: 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true&pay_transparency=true',
    listing: (item) => ({
      jobs: [{ id: 1, title: 'Tutor', absolute_url: 'https://boards.greenhouse.io/acme/jobs/1', ...item }],
    }),
  },
  icims: {
    tenant: 'careers-acme',
    list: 'https://careers-acme.icims.com/api/jobs?page=1&limit=100',
    listing: (item) => ({ jobs: [{ data: { slug: '1', title: 'Tutor', ...item } }] }),
  },
  lever: {
    tenant: 'acme',
    list: 'https://api.lever.co/v0/postings/acme?mode=json&skip=0&limit=100',
    listing: (item) => [{ id: '1', text: 'Tutor', hostedUrl: 'https://jobs.lever.co/acme/1', ...item }],
  },
  paylocity: {
    tenant: PAYLOCITY,
    list: `https://recruiting.paylocity.com/recruiting/jobs/All/${PAYLOCITY}`,
    listing: (item) =>
      `<script>window.pageData = ${JSON.stringify({ Jobs: [{ JobId: 1, JobTitle: 'Tutor', ...item }] })};</script>`,
  },
  pinpoint: {
    tenant: 'acme',
    list: 'https://acme.pinpointhq.com/postings.json',
    listing: (item) => ({ data: [{ id: 1, title: 'Tutor', path: '/postings/1', ...item }] }),
  },
  recruitee: {
    tenant: 'acme',
    list: 'https://acme.recruitee.com/api/offers/',
    listing: (item) => ({
      offers: [{ id: 1, title: 'Tutor', careers_url: 'https://acme.recruitee.com/o/1', ...item }],
    }),
  },
  rippling: {
    tenant: 'acme',
    list: 'https://api.rippling.com/platform/api/ats/v1/board/acme/jobs',
    listing: (item) => [{ uuid: '1', name: 'Tutor', url: 'https://ats.rippling.com/acme/jobs/1', ...item }],
    detail: 'https://api.rippling.com/platform/api/ats/v1/board/acme/jobs/1',
  },
  smartrecruiters: {
    tenant: 'acme',
    list: 'https://api.smartrecruiters.com/v1/companies/acme/postings?limit=100&offset=0',
    listing: (item) => ({
      totalFound: 1,
      content: [{ id: '1', name: 'Tutor', company: { identifier: 'acme' }, ...item }],
    }),
  },
  teamtailor: {
    tenant: 'acme',
    list: 'https://acme.teamtailor.com/jobs.json',
    listing: (item) => ({
      items: [{ id: '1', title: 'Tutor', url: 'https://acme.teamtailor.com/jobs/1', _jobposting: item }],
    }),
  },
  ukg: {
    tenant: UKG_TENANT,
    list: `${UKG}/JobBoardView/LoadSearchResults`,
    listing: (item) => ({ opportunities: [{ Id: '1', Title: 'Tutor', ...item }], totalCount: 1 }),
  },
  'web-page': {
    tenant: 'https://acme.example/careers',
    list: 'https://acme.example/careers',
    listing: (item) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Tutor', ...item })}</script>`,
  },
  workable: {
    tenant: 'acme',
    list: 'https://apply.workable.com/api/v1/widget/accounts/acme?details=true',
    listing: (item) => ({
      jobs: [{ shortcode: '1', title: 'Tutor', url: 'https://apply.workable.com/j/1', ...item }],
    }),
  },
  workday: {
    tenant: 'acme.wd5/Jobs',
    list: `${WORKDAY}/jobs`,
    listing: (item) => ({ total: 1, jobPostings: [{ title: 'Tutor', externalPath: '/job/1', ...item }] }),
    detail: `${WORKDAY}/job/1`,
  },
}

/** The one posting of a board whose list, or whose detail, says this. */
export async function postingOf(system: string, { item = {}, detail }: { item?: object; detail?: object }) {
  const board = BOARDS[system]
  if (!board) throw new Error(`No board of ${system}`)
  const listing = board.listing(item)
  const answers = { [board.list]: typeof listing === 'string' ? listing : JSON.stringify(listing) }
  if (system === 'lever') answers[board.list.replace('skip=0', 'skip=1')] = '[]'
  if (system === 'icims')
    answers['https://careers-acme.icims.com/jobs/search?pr=0&in_iframe=1'] = '<html><body></body></html>'
  if (board.detail && detail) answers[board.detail] = JSON.stringify(detail)
  const reading = await readBoard({ system, tenant: board.tenant }, { web: webOf(answers) })
  const posting = reading.outcome === 'read' ? reading.postings[0] : null
  if (!posting) throw new Error(`${system} gave no posting`)
  return posting
}
