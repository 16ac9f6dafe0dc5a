import { announcementRecord, type Board, boardRecord, type CuratedListing } from '@lilypad/contracts'
import { DESK_KINDS, type DeskKind, NOTHING_STATED } from '@lilypad/domain'
import type { Answers } from './answers.ts'
import { daysAgo, SITE_CONTENTS } from './site.ts'

const NO_CASES = Object.fromEntries(DESK_KINDS.map((kind) => [kind, 0])) as Record<DeskKind, number>

const LONG_ADDRESS =
  'https://careers.example.com/consortium-for-interdisciplinary-outdoor-education/openings?department=all&location=remote'

const user = (id: number, email: string, more: { is_free?: boolean; is_admin?: boolean } = {}) => ({
  id,
  email,
  num_job_clicks: id * 137,
  is_free: true,
  should_display_welcome: id % 3 === 0,
  is_admin: false,
  created_at: daysAgo(40 - id),
  ...more,
})

const board = (id: number, companyName: string, more: Partial<Board> = {}): Board => ({
  id,
  companyName,
  careersUrl: `https://boards.greenhouse.io/${companyName.toLowerCase().replaceAll(' ', '')}`,
  logo: null,
  system: 'greenhouse',
  jobsOnServer: id * 14,
  lastScrapedAt: daysAgo(0.25),
  scrapeResults: {
    num_listings_found: id * 16,
    num_new_jobs: id % 3,
    num_deleted_jobs: id % 2,
    suspect: null,
  },
  state: 'live',
  reason: null,
  stateSince: daysAgo(3),
  restingUntil: null,
  permission: null,
  trouble: null,
  putAside: null,
  ...more,
})

const BOARDS = [
  board(1, 'Brightwater'),
  board(2, 'Cedarwick Virtual Schools', {
    state: 'suspect',
    reason: 'Fewer jobs were found than usual: 12 where 38 is the middle of the last scrapes.',
    scrapeResults: {
      num_listings_found: 12,
      num_new_jobs: 0,
      num_deleted_jobs: 0,
      suspect: 'Fewer jobs were found than usual: 12 where 38 is the middle of the last scrapes.',
    },
  }),
  board(3, 'Kestrelveld', { state: 'unreachable', reason: 'The board did not answer in time.' }),
  board(4, 'Lanternreach Alliance', { restingUntil: daysAgo(-2) }),
  board(5, 'The Consortium for Interdisciplinary Outdoor Education and Lifelong Learning', {
    careersUrl: LONG_ADDRESS,
    system: 'page',
  }),
  board(6, 'Quillmarsh', { state: 'new', lastScrapedAt: null, scrapeResults: null, jobsOnServer: 0 }),
]

const listing = (id: number, title: string, more: Partial<CuratedListing> = {}): CuratedListing => ({
  id,
  title,
  company_name: 'Quillmarsh',
  url: `https://jobs.example.com/${id}`,
  first_seen_at: daysAgo(1),
  unlisted_reason: null,
  category: 'Curriculum',
  audience: ['CP1', 'RS1'],
  facts: NOTHING_STATED,
  travel: 'No Travel',
  workplace: 'Remote',
  salary_max: 86_000,
  featured: false,
  is_imported: false,
  reasons: {
    category: 'the title says ‘curriculum writer’',
    audience: '3 years: three years in a classroom or in curriculum work',
    travel: 'the text does not speak of travel',
    salary_max: '$81,000 to $86,000, read as year',
    workplace: 'the board’s places and fields',
  },
  confidence: {},
  questions: [],
  edited: [],
  ...more,
})

const LISTINGS = [
  listing(1, 'Curriculum Writer, Elementary Science', { featured: true, edited: ['featured', 'category'] }),
  listing(2, 'Facilities Lead', { unlisted_reason: 'not_remote', salary_max: null, category: 'Operations' }),
  listing(
    3,
    'Senior Director of Instructional Partnerships and Professional Learning for Rural Districts (Midwest)',
    { is_imported: true, audience: [] },
  ),
]

const messages = [
  {
    id: 1,
    content: 'New here? A tenth of our jobs is open to everybody.',
    forFree: false,
    forPaid: false,
    forVisitors: true,
  },
  {
    id: 2,
    content: 'We rest on Thursday night between two and three.',
    forFree: true,
    forPaid: true,
    forVisitors: false,
  },
]

const CODES = [
  'Rural Teachers Summit',
  'Library',
  'The Consortium for Interdisciplinary Outdoor Education',
].map((source, at) => ({
  id: at + 1,
  code: `POND-${at}K7Q-2M4X`,
  source,
  duration: 93 * (at + 1),
  is_deleted: at === 1,
}))

const entry = (id: number, action: string, subject: string, details: Record<string, unknown> = {}) => ({
  id,
  at: daysAgo(id / 3),
  actor_email: id === 4 ? null : 'ada@example.com',
  action,
  subject,
  details,
})

/** What the screens of the back office ask for. */
export const BACK_OFFICE_ANSWERS: Answers = {
  loadAlerts: { alerts: messages.map(announcementRecord.encode) },
  loadUsers: {
    users: [
      user(6, 'ada@example.com', { is_admin: true, is_free: false }),
      user(5, 'paula.brook@example.com', { is_free: false }),
      user(4, 'wilhelmina.featherstonehaugh-reed@rural-districts-midwest.example.org'),
      user(3, 'li@example.com'),
      user(2, 'jonah@example.com'),
    ],
    num_users: 1_234,
    page_length: 100,
  },
  loadJobBoardData: { job_board_records: BOARDS.map(boardRecord.encode) },
  loadDesk: { counts: NO_CASES, cases: [], decided: [] },
  getConstant: { value: 'Idle. The last loop ended at 9:12.' },
  getRedemptionCodes: { codes: CODES, num_codes: CODES.length },
  getDeletedJobs: {
    jobs: LISTINGS.map(({ id, title, company_name, url }) => ({ id, title, company_name, url })),
    num_jobs: 3,
    page_length: 100,
  },
  getCurationJobs: { jobs: LISTINGS, num_jobs: 1_102, page_length: 50 },
  getSiteContents: SITE_CONTENTS,
  getAuditLog: {
    entries: [
      entry(1, 'delete_user', 'li@example.com'),
      entry(2, 'curate_job', 'Curriculum Writer, Elementary Science', {
        category: 'Curriculum',
        featured: true,
      }),
      entry(3, 'update_job_board', LONG_ADDRESS, { company_name: 'Quillmarsh' }),
      entry(4, 'create_redemption_codes', 'Rural Teachers Summit', { duration: 93, num_codes: 250 }),
    ],
    num_entries: 4,
    page_length: 100,
  },
}
