import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unsubscribeLink } from '@lilypad/crypto'
import { DAY_MS } from '@lilypad/domain'
import { expect, type Page } from '@playwright/test'
import { listedRows } from '../dashboard.ts'
import { joinBy } from '../newcomer.ts'
import { inProduct } from '../product-database.ts'

/** A page that the server renders, outside the client. */
export type ServerPage = {
  name: string
  open: (page: Page) => Promise<unknown>
  /** A text on it. */
  reads: string | RegExp
}

/** Opens it, and waits until it has loaded. */
export async function openServerPage(page: Page, { open, reads }: ServerPage): Promise<void> {
  await open(page)
  await expect(page.getByText(reads).filter({ visible: true }).first()).toBeVisible()
}

const at = (path: string) => (page: Page) => page.goto(path)

async function closedJob(daysAgo: number) {
  // Under a title of its own: the list of deleted jobs, which other tests look at, has those of all widths.
  const title = `Quiet Archivist ${randomUUID()}`
  const job = await inProduct((a) =>
    a.job({
      title,
      freeTenth: true,
      unlistedReason: 'deleted',
      deletedAt: new Date(Date.now() - daysAgo * DAY_MS),
    }),
  )
  return `/jobs/${job.id}`
}

async function unsubscribing(page: Page) {
  await joinBy(page.request)
  const user = await (await page.request.get('/api/get_logged_in_user')).json()
  const secret = readFileSync(join(process.env.LILYPAD_DATA_DIR ?? '', 'session-secret'), 'utf8').trim()
  const site = { publicUrl: process.env.LILYPAD_ORIGIN ?? '', secret }
  return unsubscribeLink(site, (user as { user: { id: number } }).user.id, 'daily')
}

/** Joins on hop and goes to the payment of jump. */
async function goToPayment(page: Page) {
  await joinBy(page.request)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Jump' }).click()
  await page.waitForURL(/\/sandbox\/checkout\?/)
}

async function openPortal(page: Page) {
  await goToPayment(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/#\/dashboard/)
  const reply = await page.request.get('/api/generate_stripe_customer_portal_url')
  await page.goto(((await reply.json()) as { url: string }).url)
}

export const PUBLIC_PAGES: readonly ServerPage[] = [
  {
    name: 'a public job',
    open: async (page) => page.goto(`/jobs/${(await listedRows(page))[0]?.id}`),
    reads: 'Apply on company site',
  },
  {
    name: 'a job that closed today',
    open: async (page) => page.goto(await closedJob(0)),
    reads: 'It takes no applications any more.',
  },
  {
    name: 'a job that is gone',
    open: async (page) => page.goto(await closedJob(31)),
    reads: 'This job is no longer available.',
  },
  { name: 'a job that never was', open: at('/jobs/999999999'), reads: 'This job may be for members.' },
  {
    name: 'an employer',
    open: async (page) => {
      await page.goto(`/jobs/${(await listedRows(page))[0]?.id}`)
      await page.locator('.company').getByRole('link').click()
    },
    reads: 'Open it on Lilypad',
  },
  {
    name: 'an employer that never was',
    open: at('/companies/no-such-employer'),
    reads: 'This employer’s jobs may be for members.',
  },
  { name: 'titles', open: at('/titles?from=4th+grade+teacher'), reads: 'Titles of open jobs' },
  { name: 'titles without an answer', open: at('/titles?from=x'), reads: 'Say in 2 to 100 characters' },
  { name: 'an unknown address', open: at('/no/such/page'), reads: 'We couldn’t find that page.' },
  { name: 'the newsletter', open: at('/newsletter'), reads: 'The Lilypad newsletter' },
  {
    name: 'an article',
    open: async (page) => {
      await page.goto('/newsletter')
      await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    },
    reads: 'A sample article that came with the product.',
  },
]

export const MAIL_PAGES: readonly ServerPage[] = [
  {
    name: 'unsubscribing',
    open: async (page) => page.goto(await unsubscribing(page)),
    reads: 'Stop all daily alerts?',
  },
  {
    name: 'unsubscribed',
    open: async (page) => {
      await page.goto(await unsubscribing(page))
      await page.getByRole('button', { name: 'Stop all daily alerts' }).click()
    },
    reads: 'Your daily alerts are off.',
  },
  {
    name: 'a dead link of a mail',
    open: at('/api/unsubscribe?token=x'),
    reads: 'This link does not work.',
  },
  {
    name: 'a dead link to undo a change',
    open: at('/api/undo_change?token=x'),
    reads: 'This link does not work.',
  },
]

export const PAYMENT_PAGES: readonly ServerPage[] = [
  { name: 'a payment', open: goToPayment, reads: 'Total due today' },
  {
    name: 'a payment that is declined',
    open: async (page) => {
      await goToPayment(page)
      await page.getByText('Is declined').click()
      await page.getByRole('button', { name: /^Pay / }).click()
    },
    reads: /^Your card was declined\./,
  },
  { name: 'a payment of nobody', open: at('/sandbox/checkout?plan=skip'), reads: 'Back to Lilypad' },
  { name: 'the portal', open: openPortal, reads: 'Try what happens when…' },
]

export const OFFICE_PAGES: readonly ServerPage[] = [
  {
    name: 'the company report',
    open: at('/admin-api/admin/generate_company_report'),
    reads: 'Download as CSV',
  },
  { name: 'the user report', open: at('/admin-api/admin/generate_user_report'), reads: 'Download as CSV' },
  {
    name: 'the report on one user',
    open: at('/admin-api/admin/generate_user_report?email=paid%40example.com'),
    reads: 'Download as CSV',
  },
]
