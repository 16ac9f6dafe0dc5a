import type { Locator, Page } from '@playwright/test'
import { expect, isPhone } from './test.ts'

export type ListedRow = {
  id: number
  'Job Title': string
  'Company Name': string
  'Job Type': string | null
  Category: string
  Travel: string
  Audience: string[]
  'Location-Specific': string[]
  'Eligible States': string[] | null
  'Salary Max': number | null
  'Date Approved': string | null
  posted_by_employer: string | null
  stack_id: string | null
}

/** The jobs that the page's person may see, as the call gives them. */
export async function listedRows(page: Page): Promise<ListedRow[]> {
  const reply = await page.request.get('/api/load_front_end_jobs')
  return ((await reply.json()) as { jobs: ListedRow[] }).jobs
}

/** Opens the dashboard at an address below it and waits for its cards or their absence. */
export async function openDashboard(page: Page, rest = ''): Promise<void> {
  await page.goto(`/#/dashboard${rest}`)
  await expect(counter(page)).toBeVisible()
}

/** 'N jobs found', or 'N saved jobs'. */
export const counter = (page: Page): Locator => page.getByText(/^[\d,]+ (saved jobs?|jobs? found)$/)

export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search jobs' })

/** The filters: beside the list, on a phone in the sheet, which is opened. */
export async function filtersOf(page: Page): Promise<Page | Locator> {
  if (!isPhone(page)) return page
  const sheet = page.getByRole('dialog', { name: 'Job Filters' })
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Job Filters/ }).click()
  return sheet
}

/** Closes the sheet of a phone, and does nothing elsewhere. */
export async function showJobs(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
}

/** A section of the filters, opened. */
export async function section(filters: Page | Locator, name: string): Promise<Locator> {
  const region = filters.getByRole('region', { name, exact: true })
  const toggle = region.getByRole('button', { name, exact: false }).first()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const others = region.getByRole('button', { name: /^Show all \d+$/ })
  if (await others.isVisible()) await others.click()
  return region
}

/** Expects this number in the counter of jobs. */
export async function expectCount(page: Page, count: number): Promise<void> {
  const number = count.toLocaleString('en-US')
  await expect(counter(page)).toHaveText(`${number} ${count === 1 ? 'job' : 'jobs'} found`)
}
