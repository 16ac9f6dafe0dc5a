import type { Page } from '@playwright/test'
import { openBackOffice } from '../../support/back-office.ts'
import { expect, test } from '../../support/test.ts'

type Listing = { id: number; title: string; company_name: string; category: string; travel: string }

async function found(page: Page, question: string): Promise<Listing[]> {
  const reply = await page.request.get(`/admin-api/get_curation_jobs?${question}`)
  return ((await reply.json()) as { jobs: Listing[] }).jobs
}

/** A job whose title is no other's: the desk has more pages than one. */
async function someJob(page: Page): Promise<Listing> {
  for (const job of await found(page, 'show=listed')) {
    const alike = await found(page, `search=${encodeURIComponent(job.title)}`)
    if (job.category !== 'Sales' && alike.length === 1) return job
  }
  throw new Error('the desk is empty')
}

async function listedCategory(page: Page, id: number) {
  const reply = await page.request.get('/api/load_front_end_jobs')
  const { jobs } = (await reply.json()) as { jobs: { id: number; Category: string }[] }
  return jobs.find((job) => job.id === id)?.Category
}

async function scrape(page: Page, company: string) {
  const boards = await (await page.request.get('/admin-api/load_job_board_data')).json()
  const records = boards.job_board_records as { 'Company Name': string; 'Careers Website': string }[]
  const address = records.find((one) => one['Company Name'] === company)?.['Careers Website'] ?? ''
  const reply = await page.request.get('/admin-api/scrape_job_board', {
    params: { job_board_url: address },
    timeout: 70_000,
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

test('an edit is listed immediately and survives a scrape; once it is given back, the rules decide again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openBackOffice(page, 'curation', 'Curation')
  const job = await someJob(page)
  await page.goto(`/#/admin/curation?search=${encodeURIComponent(job.title)}`)
  const card = page.getByRole('article', { name: job.title, exact: true })
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${job.title}` })
  await dialog.getByLabel('Category').selectOption('Sales')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await listedCategory(page, job.id)).toBe('Sales')
  await scrape(page, job.company_name)
  expect(await listedCategory(page, job.id)).toBe('Sales')
  await page.reload()
  await expect(card.getByText('Sales', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Give back Category to the rules' }).click()
  await expect(card.getByText('Edited', { exact: true })).toHaveCount(0)
  // How sure the rules are stands beside it.
  const category = card.getByRole('definition').filter({ hasText: new RegExp(`^${job.category}`) })
  await expect(category).toBeVisible()
  await expect.poll(() => listedCategory(page, job.id)).toBe(job.category)
})
