import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { listedRows } from '../dashboard.ts'
import { ANSWERS, keepAnswers } from '../intake.ts'
import { settled } from './settled.ts'

export type Visitor = 'nobody' | 'free' | 'member' | 'admin'

export type Screen = {
  /** The path in the client's list of addresses. */
  path: string
  /** The address to open, if it is not the path itself. */
  at?: string | ((page: Page) => Promise<string>)
  /** A text on it once everything has loaded. */
  reads: string | RegExp
  /**
   * What else is looked at: the stops of Tab, at both widths; forced colours, at a desk's; the contrast of colours at a
   * phone's too. A phone has parts of its own, and others stand on another ground there: rows of a table are cards, and the
   * questionnaire's buttons a bar. One screen with each such part is looked at; elsewhere colours are a desk's.
   */
  also?: readonly ('stops' | 'forced colours' | 'colours on a phone')[]
}

const BOTH = ['stops', 'forced colours'] as const
const ALL = [...BOTH, 'colours on a phone'] as const
const ofFirstJob = async (page: Page) => `/job/${(await listedRows(page))[0]?.id}`
/** Steps of the questionnaire that are among the screens; the others have the same parts. */
export const INSPECTED_STEPS = [1, 2, 4, 8]
/** A step opens once those before it are answered. */
const intakeSteps = INSPECTED_STEPS.map(
  (step): Screen => ({
    path: '/intake',
    at: async (page) => {
      await keepAnswers(page, { answers: ANSWERS, otherName: '', isFinished: false })
      return `/intake?step=${step}`
    },
    reads: `Step ${step} of 9`,
    also: step === 2 ? ALL : BOTH,
  }),
)

const ofFirstCompany = async (page: Page) =>
  `/company/${encodeURIComponent((await listedRows(page))[0]?.['Company Name'] ?? '')}`

/** Every screen, for each kind of person, without addresses that redirect them. */
export const SCREENS: Record<Visitor, readonly Screen[]> = {
  nobody: [
    { path: '/', reads: 'A calmer way to a better job', also: ALL },
    { path: '/log-in', reads: 'Forgot password?', also: ['forced colours'] },
    { path: '/log-in/:code', at: '/log-in/NOSUCHCODE99', reads: 'Forgot password?' },
    { path: '/unsubscribe/log-in', reads: 'Forgot password?' },
    { path: '/forgot-password', reads: 'Send Reset Link' },
    { path: '/reset-password', at: '/reset-password?token=x', reads: 'Change Password' },
    { path: '/sign-up', reads: 'Choose Hop', also: BOTH },
    {
      path: '/redeem/:code',
      at: '/redeem/NOSUCHCODE99',
      reads: 'Re-type password*',
      also: ['forced colours'],
    },
    { path: '/dashboard', reads: /^\d+ jobs found$/ },
    { path: '/job/:id', at: ofFirstJob, reads: 'Related Jobs' },
    { path: '/company/:name', at: ofFirstCompany, reads: /open jobs?$/ },
    { path: '/how-we-read', reads: 'What we promise', also: BOTH },
    ...intakeSteps,
  ],
  free: [
    { path: '/', reads: 'A calmer way to a better job' },
    { path: '/account', reads: 'This device' },
    { path: '/unsubscribe', reads: 'This device' },
    { path: '/welcome', reads: 'This device' },
    { path: '/upgrade', reads: 'Choose Jump' },
    { path: '/dashboard', reads: /^\d+ jobs found$/ },
    { path: '/dashboard/:searchId', at: '/dashboard/999999999', reads: /^\d+ jobs found$/ },
    { path: '/tracker', reads: 'Sample Company' },
  ],
  member: [
    { path: '/account', reads: 'Quiet ponds', also: ALL },
    { path: '/account/hidden', reads: 'School Nurse', also: BOTH },
    { path: '/account/connections', reads: 'You have none yet.', also: BOTH },
    { path: '/dashboard', reads: /^\d+ jobs found$/, also: ALL },
    { path: '/job/:id', at: ofFirstJob, reads: 'Related Jobs', also: ALL },
    { path: '/tracker', reads: 'Pond Keeper', also: ALL },
    { path: '/tracker', at: '/tracker?view=board', reads: 'Pond Keeper', also: ALL },
    { path: '/sign-up/job', reads: /./ },
  ],
  admin: [
    { path: '/admin/users', reads: 'Test Daily', also: ALL },
    { path: '/admin/scraper', reads: 'Scrape', also: ['forced colours'] },
    { path: '/admin/scrape_raw', reads: 'Raw scraper' },
    { path: '/admin/redemption-codes', reads: 'Create New Codes' },
    { path: '/admin/payments', reads: /./ },
    { path: '/admin/reports', reads: 'Generate Report' },
    { path: '/admin/colors', reads: /./ },
    { path: '/admin/jobs', reads: 'Deleted jobs' },
    { path: '/admin/removals', reads: /./ },
    { path: '/admin/desk', reads: /^(\d+ cases?|Nothing waits)/, also: BOTH },
    { path: '/admin/curation', reads: /^[\d,]+ jobs?$/, also: ['forced colours'] },
    { path: '/admin/alerts', reads: 'Edit' },
    { path: '/admin/content', reads: 'Testimonials', also: ['stops'] },
    { path: '/admin/audit', reads: /./ },
  ],
}

/** What shows no screen of its own: what the back office is, before one is named. */
const NO_SCREENS = ['/admin/*']

/** Every address of the client that shows a screen. */
export function clientPaths(): string[] {
  const list = fileURLToPath(new URL('../../../../packages/contracts/src/addresses.ts', import.meta.url))
  const found = [...readFileSync(list, 'utf8').matchAll(/(?:\bpath: |\bfixed\()'([^']+)'/g)].map(
    ([, path = '']) => path,
  )
  return [...new Set(found)].filter((path) => !NO_SCREENS.includes(path))
}

/** The calls that give long lists, each with the list's name. */
const LISTS: Readonly<Record<string, string>> = {
  load_front_end_jobs: 'jobs',
  load_job_board_data: 'job_board_records',
  load_users: 'users',
  get_audit_log: 'entries',
  get_curation_jobs: 'jobs',
  get_deleted_jobs: 'jobs',
  get_redemption_codes: 'codes',
}

/** Keeps a few rows of each long list: the hundredth is like the first, and takes as long to inspect. */
export async function shorten(page: Page): Promise<void> {
  const KEPT = 6
  for (const [call, list] of Object.entries(LISTS)) {
    await page.route(`**/${call}*`, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as Record<string, unknown[]>
      await route.fulfill({ response, json: { ...body, [list]: body[list]?.slice(0, KEPT) } })
    })
  }
}

/** Opens a screen, and waits until everything on it has loaded: what comes late moves what is looked at. */
export async function openScreen(page: Page, { path, at = path, reads }: Screen): Promise<void> {
  await page.goto(`/#${typeof at === 'string' ? at : await at(page)}`)
  await expect(page.getByRole('main').getByText(reads).filter({ visible: true }).first()).toBeVisible()
  await settled(page)
}
