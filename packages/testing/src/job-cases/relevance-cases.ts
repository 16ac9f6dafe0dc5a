import type { AudienceId, Category } from '@lilypad/domain'
import { type CaseJob, caseJob } from './case-job.ts'

/** Jobs, and their ids in the order of relevance. */
export type RelevanceCase = { sentence: string; jobs: readonly CaseJob[]; order: readonly number[] }

const NAMED = caseJob(1, { title: 'Of the named audiences', audience: ['CP1'], approvedOn: '2026-03-03' })
const REST = caseJob(2, { title: 'Of the rest', audience: ['CP2'], approvedOn: '2026-03-05' })
const EXCEPTED = caseJob(3, { title: 'Excepted', category: 'Technical', approvedOn: '2026-03-07' })

/** The oldest job, so that it comes last in its band. */
const ORDERS = { first: [1, 9, 2, 3], middle: [1, 2, 9, 3], end: [1, 2, 3, 9] } as const

const stands = (band: keyof typeof ORDERS, audience: readonly AudienceId[], category: Category) => ({
  sentence: `${audience.join(' and ') || 'no audience'} in ${category} stands in the band: ${band}`,
  jobs: [
    EXCEPTED,
    REST,
    caseJob(9, { title: 'In question', audience, category, approvedOn: '2026-01-01' }),
    NAMED,
  ],
  order: ORDERS[band],
})

const ALWAYS_EXCEPTED = [
  'Human Resources/People',
  'Finance',
  'Technical',
  'Product Development',
  'UX/UI',
] as const
const EXCEPTED_EARLY = ['Marketing', 'Communications'] as const
const NEVER_EXCEPTED = [
  'K12 Education',
  'Higher Ed',
  'Educational Consultant',
  'Customer Success',
  'Customer Support',
  'Learning & Development',
  'Curriculum',
  'Instructional Design',
  'Data Analysis/Research',
  'Executive',
  'Operations',
  'Sales',
  'Fundraising & Development',
  'Program or Project Management',
  'Other',
] as const

const NAMED_AUDIENCES = [
  stands('first', ['CP1'], 'Sales'),
  stands('first', ['CP3'], 'Sales'),
  stands('first', ['EC'], 'Sales'),
  stands('first', ['RS2'], 'Sales'),
  stands('first', ['RS3'], 'Sales'),
  ...NEVER_EXCEPTED.map((category) => stands('first', ['RS1'], category)),
  stands('first', ['CP1'], 'Technical'),
  stands('first', ['CP3'], 'Finance'),
  stands('first', ['EC'], 'Human Resources/People'),
  stands('first', ['EC'], 'Marketing'),
  stands('first', ['CP1', 'CP2'], 'Product Development'),
  stands('first', ['IE1', 'CP3'], 'UX/UI'),
]

const THE_REST = [
  stands('middle', ['CP2'], 'Curriculum'),
  stands('middle', ['IE1'], 'Curriculum'),
  stands('middle', ['IE2'], 'Sales'),
  stands('middle', ['IE3'], 'Executive'),
  stands('middle', ['CP2', 'IE2'], 'Higher Ed'),
  stands('middle', [], 'Curriculum'),
  stands('middle', ['CP2'], 'Technical'),
  stands('middle', ['IE1'], 'Finance'),
  stands('middle', ['IE2'], 'Product Development'),
  stands('middle', ['IE3'], 'UX/UI'),
  stands('middle', ['IE1'], 'Marketing'),
  stands('middle', [], 'Technical'),
]

const THE_EXCEPTED = [
  ...[...ALWAYS_EXCEPTED, ...EXCEPTED_EARLY].map((category) => stands('end', ['RS1'], category)),
  ...ALWAYS_EXCEPTED.map((category) => stands('end', ['RS2'], category)),
  ...ALWAYS_EXCEPTED.map((category) => stands('end', ['RS3'], category)),
  ...EXCEPTED_EARLY.map((category) => stands('first', ['RS2'], category)),
  ...EXCEPTED_EARLY.map((category) => stands('first', ['RS3'], category)),
  stands('first', ['RS1', 'RS2'], 'Technical'),
  stands('first', ['RS1', 'CP1'], 'Technical'),
  stands('first', ['RS1', 'CP2'], 'Communications'),
  stands('first', ['RS1', 'IE1'], 'Finance'),
  stands('first', ['RS2', 'IE2'], 'UX/UI'),
  stands('first', ['RS3', 'EC'], 'Human Resources/People'),
]

const named = (id: number, more: Partial<CaseJob> = {}) => caseJob(id, { audience: ['EC'], ...more })
const rest = (id: number, more: Partial<CaseJob> = {}) => caseJob(id, { audience: ['IE1'], ...more })
const excepted = (id: number, more: Partial<CaseJob> = {}) => caseJob(id, { category: 'Finance', ...more })

const WITHIN_BANDS: RelevanceCase[] = [
  { sentence: 'no jobs have no order', jobs: [], order: [] },
  {
    sentence: 'a featured job comes first in its band, not before another band',
    jobs: [excepted(1, { featured: true }), rest(2, { featured: true }), named(3), rest(4), excepted(5)],
    order: [3, 2, 4, 1, 5],
  },
  {
    sentence: 'the newest of a band comes first',
    jobs: [named(1, { approvedOn: '2026-01-01' }), named(2, { approvedOn: '2026-02-01' }), rest(3)],
    order: [2, 1, 3],
  },
  {
    sentence: 'the newest job of all waits for the bands before it',
    jobs: [excepted(1, { approvedOn: '2026-06-01' }), named(2, { approvedOn: '2020-01-01' })],
    order: [2, 1],
  },
  {
    sentence: 'of one band and day, the lower id comes first, as a number',
    jobs: [rest(10), rest(9), named(12), named(11)],
    order: [11, 12, 9, 10],
  },
  {
    sentence: 'a job without a day is the last of its band',
    jobs: [named(1, { approvedOn: null }), named(2, { approvedOn: '2020-01-01' }), rest(3)],
    order: [2, 1, 3],
  },
  {
    sentence: 'a band that is empty leaves no gap',
    jobs: [excepted(1), named(2)],
    order: [2, 1],
  },
]

export const RELEVANCE_CASES: readonly RelevanceCase[] = [
  ...NAMED_AUDIENCES,
  ...THE_REST,
  ...THE_EXCEPTED,
  ...WITHIN_BANDS,
]
