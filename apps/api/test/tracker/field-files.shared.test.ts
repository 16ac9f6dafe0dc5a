import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedJob } from '@lilypad/contracts'
import { expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const api = useApi({ now: () => new Date('2027-03-10T14:00:00Z') })
const folder = join(process.env.LILYPAD_SHARED ?? '', 'data/field')

const fileOf = (path: string) => new File([readFileSync(join(folder, path))], path.split('/')[1] ?? '')
const load = async (browser: Browser) => (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)

const TODAY = '2027-03-10'
/** By sheet: the applications that it becomes, as company, title, status, day and what else it says; then what is told. */
const SHEETS: Record<string, { jobs: string[]; warnings?: string[]; asked?: string[] }> = {
  'board-list': {
    jobs: [
      'Fern School, Curriculum Lead, 1, 2026-10-03, $70,000, https://example.org/1, Said "hi", twice',
      'Oak Co, Tutor, -1, 2026-10-02, https://example.org/2',
    ],
  },
  dates: {
    jobs: [
      `A, Editor, 1, ${TODAY}`,
      'A, Tutor, 1, 2026-12-13',
      'A, Coach, 1, 2026-12-13',
      'A, Aide, 1, 2026-10-03',
      'A, Trainer, 1, 2025-10-20',
    ],
    warnings: ["'2026-02-30' is left out: it cannot be read as Tracked On."],
  },
  'day-forms': {
    jobs: [
      ...['A', 'B', 'C', 'D'].map((company) => `${company}, Tutor, 1, 2026-10-03`),
      `E, Tutor, 1, ${TODAY}`,
    ],
    warnings: ["'n/a' is left out: it cannot be read as Tracked On."],
  },
  'excel-sep': { jobs: ['Linden, Teacher, 1, 2026-10-03'] },
  hyperlink: { jobs: [`Oak, Tutor, 1, ${TODAY}, https://example.org/2`] },
  'job-position': {
    jobs: [
      'Birch, Instructional Designer, 0, 2026-10-05, 95000, 2026-11-20',
      'Elm, Trainer, 2, 2026-10-08',
      'Ash, Coach, 1, 2026-10-08',
    ],
    warnings: ["'No Response' is taken as Applied: there was no answer so far."],
  },
  'pay-forms': {
    jobs: [`Oak, Tutor, 1, ${TODAY}, 95000`, `Elm, Coach, 1, ${TODAY}`, `Ash, Aide, 1, ${TODAY}, 95000`],
    warnings: ["'#N/A' is left out: it cannot be read as Salary Max."],
  },
  stages: {
    jobs: ['A 1', 'B 1', 'C 2', 'D 3', 'E 0', 'F -2', 'G 0', 'H 2'].map(
      (row) => `${row.replace(' ', ', Tutor, ')}, ${TODAY}`,
    ),
    warnings: ["'Ghosted' is taken as Applied: there was no answer so far."],
    asked: ['Declined'],
  },
  'title-line': { jobs: [`Birch, Tutor, 1, ${TODAY}, x`] },
}

test('every sheet is one of these', () => {
  expect(readdirSync(join(folder, 'tracker'))).toEqual(Object.keys(SHEETS).map((name) => `${name}.csv`))
})

test.each(Object.entries(SHEETS))('the sheet %s becomes a tracker', async (name, right) => {
  const browser = await api.as(await api.a.user())
  const told = await browser.importTrackedJobs({ file: fileOf(`tracker/${name}.csv`) })
  const jobs = (await load(browser)).map((job) => {
    const { companyName, title, status, trackedAt, salaryRange, salaryMax, url, remindOn, notes } = job
    const said = [salaryRange, salaryMax, url, remindOn, notes].filter(Boolean)
    return [companyName, title, status, trackedAt.slice(0, 10), ...said].join(', ')
  })
  expect(jobs.toSorted()).toEqual(right.jobs.toSorted())
  expect(told.warnings.map(({ message }) => message)).toEqual(right.warnings ?? [])
  expect(told.unknown_stages.map((stage) => stage.name)).toEqual(right.asked ?? [])
})

test.each(readdirSync(join(folder, 'uploads')))('the document %s is taken', async (name) => {
  const browser = await api.as(await api.a.user())
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  await browser.uploadResume({ airtable_id: job.id, file: fileOf(`uploads/${name}`) })
  expect(await load(browser)).toMatchObject([{ resumeFilename: name }])
})
