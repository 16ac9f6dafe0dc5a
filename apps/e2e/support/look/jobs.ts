import { type FullJob, fullJob, jobRow } from '@lilypad/contracts'
import { AUDIENCE_GROUPS, findResidence, NOTHING_STATED } from '@lilypad/domain'
import type { Answers } from './answers.ts'
import { dayAgo, daysAgo } from './site.ts'

const SUMMARY =
  'You will turn what teachers tell us into lessons that they can use on Monday. The team is small, remote by habit, and reads before it writes.'

const DESCRIPTION = `**The job in short**

${SUMMARY}

## What you will do

- Write and revise units for grades 3 to 8, together with two teachers who try them out first
- Watch lessons, take notes, and take out whatever nobody used
- Keep a calm calendar: two releases a year, no surprises

## What you bring

1. Three years in a classroom or in curriculum work
2. Clear, friendly writing
3. Patience with other people's first drafts

We answer every application within two weeks. Questions go to [our people](https://jobs.example.com/people).`

const job = (id: number, title: string, companyName: string, more: Partial<FullJob> = {}): FullJob => ({
  id,
  title,
  companyName,
  url: `https://jobs.example.com/${id}`,
  jobType: 'Full-Time',
  workplace: 'Remote',
  travel: 'No Travel',
  locations: [],
  audience: ['PreK-12 Educator'],
  category: 'Curriculum',
  salaryMax: null,
  salaryRange: null,
  applyBy: null,
  postedOn: null,
  approvedOn: dayAgo(id % 9),
  featured: false,
  stackId: null,
  logoFile: null,
  logoOneOff: null,
  logoAttachment: null,
  lastScrapedAt: daysAgo(0),
  deletedOn: null,
  travelDetails: null,
  description: DESCRIPTION,
  summary: SUMMARY,
  licenceNeed: null,
  eligibleStates: null,
  isPlaceStated: true,
  degree: null,
  deadline: null,
  facts: NOTHING_STATED,
  statedPlaces: more.locations ?? [],
  residence: findResidence({
    locations: more.locations ?? ['United States'],
    reasons: {},
    eligibility: more.facts?.eligibility ?? null,
  }),
  searchText: `${title} ${companyName}`.toLowerCase(),
  isTracked: false,
  ...more,
})

const featured = job(1, 'Curriculum Writer, Elementary Science', 'Quillmarsh', {
  featured: true,
  logoFile: 'quillmarsh.svg',
  salaryMax: 86_000,
  salaryRange: '$81,000 – $86,000',
  audience: ['PreK-12 Educator', 'Relevant Skills (2-5 years)'],
})

/** Titles and companies of every length, with and without a logo, pay, places and audiences. */
export const JOBS: readonly FullJob[] = [
  featured,
  job(2, 'Customer Success Manager', 'Thistlewick Learning', {
    category: 'Customer Success',
    travel: 'Some Travel',
    travelDetails: 'Up to 15% travel to schools.',
    locations: ['Oregon', 'Washington', 'Idaho', 'Montana'],
    salaryMax: 98_000,
  }),
  job(
    3,
    'Senior Director of Instructional Partnerships and Professional Learning for Rural Districts (Midwest)',
    'The Consortium for Interdisciplinary Outdoor Education and Lifelong Learning',
    {
      audience: ['Industry Experience (8+ years)'],
      category: 'Executive',
      salaryRange: '$142,000 – $168,500',
    },
  ),
  job(4, 'Instructional Designer', 'Brightwater', {
    logoFile: 'brightwater.svg',
    category: 'Instructional Design',
    jobType: 'Contract',
    audience: ['Early Career', 'Higher Ed Educator'],
    stackId: 'brightwater/instructional-designer',
    locations: ['Texas'],
  }),
  job(5, 'Instructional Designer', 'Brightwater', {
    logoFile: 'brightwater.svg',
    category: 'Instructional Design',
    jobType: 'Contract',
    stackId: 'brightwater/instructional-designer',
    locations: ['Maine'],
  }),
  job(6, 'Data Analyst, Student Outcomes', 'Cedarwick', {
    category: 'Data Analysis/Research',
    salaryRange: '$74,000 – $90,000',
    salaryMax: 90_000,
    audience: ['Relevant Skills (2-5 years)'],
  }),
  job(7, 'Part-Time Reading Tutor', 'Lanternreach Alliance', {
    category: 'K12 Education',
    jobType: 'Part-Time',
    salaryRange: '$32 – $38 hourly',
    logoFile: 'lanternreach.svg',
    audience: [],
  }),
  job(8, 'Product Designer', 'Kestrelveld', { category: 'UX/UI', locations: ['Europe'], audience: [] }),
  job(9, 'Grants Manager', 'Still Water Press', { category: 'Fundraising & Development' }),
]

const rowOf = (one: FullJob) =>
  jobRow.encode({
    ...one,
    lastScrapedOn: dayAgo(0),
    approvedAt: one.approvedOn && `${one.approvedOn}T17:00:00.000Z`,
  })

const colorAt = (place: number) => `rgb(${(place * 67) % 190}, ${(place * 41) % 150}, ${(place * 97) % 190})`

const audiences = AUDIENCE_GROUPS.map(({ children, ...group }, at) => ({
  ...group,
  color: colorAt(at + 1),
  ...(children && {
    children: children.map((child, below) => ({ ...child, color: colorAt(at * 3 + below + 5) })),
  }),
}))

const labelled = audiences.flatMap(({ children, ...group }) => [group, ...(children ?? [])])

/** What the dashboard, the job page and the home page ask for. */
export const JOB_ANSWERS: Answers = {
  loadColors: {
    colors: { audience_color_map: Object.fromEntries(labelled.map((one) => [one.itemName, one.color])) },
  },
  loadHomePageJobs: { jobs: JOBS.slice(0, 6).map(fullJob.encode), num_jobs: 909, num_free_jobs: 96 },
  countIntakeMatches: { num_jobs: 128 },
  loadFrontEndJobs: {
    jobs: JOBS.map(rowOf),
    audience_groups_new: audiences,
    num_companies_scraped: 575,
    user_role: null,
  },
  loadFrontEndJob: {
    job: fullJob.encode(featured),
    related_jobs: JOBS.slice(3, 7).map(rowOf),
  },
  loadJobHistory: {
    history: {
      posted_by_employer: null,
      first_seen: daysAgo(40),
      last_checked: daysAgo(0),
      days_open: 40,
      versions: [
        { seen_at: daysAgo(40), changes: [] },
        { seen_at: daysAgo(9), changes: [{ field: 'pay', before: null, after: '$81,000 - $86,000' }] },
      ],
      relisted: [{ gone_at: daysAgo(20), back_at: daysAgo(16) }],
      earlier_listings: [],
      sources: [],
      employer: { company: 'Quillmarsh', open_jobs: 4, closed_jobs: 0, median_days_open: null },
    },
  },
  loadTrackedJobIds: { ids: [] },
  loadApplied: { applied: [] },
  noteVisit: { new_since: null },
  loadHidden: { jobs: [], companies: [], words: [] },
  loadFollowed: { companies: [] },
  onJobClick: {},
}
