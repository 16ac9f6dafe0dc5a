import { expect, type Locator, type Page } from '@playwright/test'
import { isPhone } from './test.ts'

type Stored = {
  id: number
  'Job Title': string
  tracker_status: number
  notes: string
  knockout_questions: string[]
  is_portfolio_submitted: boolean
  resume_filename: string | null
  cover_letter_filename: string | null
  remind_on: string | null
  status_changes: { status: number; at: string }[]
}

/** What the server keeps of the person's applications. */
export async function storedJobs(page: Page): Promise<Stored[]> {
  const reply = await page.request.get('/api/load_tracked_jobs')
  return ((await reply.json()) as { jobs: Stored[] }).jobs
}

/** What the server keeps of one of them. */
export const storedJob = async (page: Page, title: string): Promise<Stored | undefined> =>
  (await storedJobs(page)).find((job) => job['Job Title'] === title)

type ByHand = { title: string; company?: string; url?: string | null; status?: number }

/** Puts a job on the tracker by the call. */
export async function track(
  page: Page,
  { title, company = 'Quiet Pond School', url = null, status = 0 }: ByHand,
): Promise<void> {
  const reply = await page.request.post('/api/tracker/add_job', {
    data: {
      job_title: title,
      company_name: company,
      job_url: url,
      salary_range: null,
      tracker_status: status,
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Opens the tracker and waits until its applications, or their absence, are there. */
export async function openTracker(page: Page, rest = ''): Promise<void> {
  await page.goto(`/#/tracker${rest}`)
  await expect(page.getByRole('button', { name: 'Add a job' })).toBeVisible()
}

/** The row of an application; on a phone its card. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByLabel(`Status of ${title}`) })

/** The titles of the applications, in the order in which they are shown. */
export async function shownTitles(page: Page): Promise<string[]> {
  const menus = page.getByRole('combobox', { name: /^Status of / })
  const labels = await menus.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Status of ', ''))
}

/** Sorts by a column as one does at this width: by its head, or by the choice above the cards. */
export async function sortBy(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return page.getByRole('columnheader', { name }).getByRole('button').click()
  const choice = page.getByLabel('Sort by')
  const chosen = await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  if (chosen === name) await page.getByRole('button', { name: /^Sort (a|de)scending$/ }).click()
  else await choice.selectOption(name)
}
