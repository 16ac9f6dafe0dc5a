import { type TrackedJob, trackedJob } from '@lilypad/contracts'
import { TRACKER_STATUSES } from '@lilypad/domain'
import type { Answers } from './answers.ts'
import { dayAgo, daysAgo } from './site.ts'

const application = (
  id: number,
  status: number,
  title: string,
  companyName: string,
  more: Partial<TrackedJob> = {},
): TrackedJob => ({
  id,
  companyName,
  title,
  url: `https://jobs.example.com/${id}`,
  category: 'Curriculum',
  audience: ['PreK-12 Educator'],
  salaryRange: null,
  salaryMax: null,
  workplace: 'Remote',
  logoFile: null,
  logoOneOff: null,
  logoAttachment: null,
  description: null,
  summary: null,
  deletedOn: null,
  deadline: null,
  status,
  notes: '',
  notesVersion: 1,
  resumeFilename: null,
  coverLetterFilename: null,
  isPortfolioSubmitted: false,
  knockoutQuestions: [],
  isByHand: false,
  remindOn: null,
  interview: null,
  trackedAt: daysAgo(id),
  changes: [{ status, at: daysAgo(id) }],
  ...more,
})

const APPLICATIONS = [
  application(1, 0, 'Curriculum Writer, Elementary Science', 'Quillmarsh', {
    logoFile: 'quillmarsh.svg',
    salaryRange: '$81,000 – $86,000',
    salaryMax: 86_000,
  }),
  application(2, 0, 'Customer Success Manager', 'Thistlewick Learning', { category: 'Customer Success' }),
  application(3, 1, 'Instructional Designer', 'Brightwater', {
    notes: 'Asked for two samples.\nSend the one about tides.',
    remindOn: dayAgo(-3),
    resumeFilename: 'resume.pdf',
  }),
  application(
    4,
    2,
    'Senior Director of Instructional Partnerships and Professional Learning for Rural Districts (Midwest)',
    'The Consortium for Interdisciplinary Outdoor Education and Lifelong Learning',
    {
      category: 'Executive',
      audience: ['Industry Experience (8+ years)'],
      salaryRange: '$142,000 – $168,500',
    },
  ),
  application(5, -1, 'Product Designer', 'Kestrelveld', { category: 'UX/UI', deletedOn: dayAgo(2) }),
]

/** What the tracker asks for: applications in five stages. */
export const APPLICATION_ANSWERS: Answers = {
  loadSilentApplications: { days: 21, jobs: [] },
  loadTrackedJobs: {
    status_options: TRACKER_STATUSES.map((status) => ({ ...status })),
    jobs: APPLICATIONS.map(trackedJob.encode),
  },
  loadTrackedJobIds: { ids: APPLICATIONS.map(({ id }) => id) },
}
