import type { Page } from '@playwright/test'
import { axeFindings, EVERYTHING, findingsOf } from '../../support/access/axe.ts'
import { inspectForced } from '../../support/access/forced-colors.ts'
import { inspect } from '../../support/access/inspect.ts'
import {
  MAIL_PAGES,
  OFFICE_PAGES,
  openServerPage,
  PAYMENT_PAGES,
  PUBLIC_PAGES,
  type ServerPage,
} from '../../support/access/server-pages.ts'
import { walkFindings } from '../../support/access/walk.ts'
import { expect, logIn, test } from '../../support/test.ts'

async function look(page: Page, one: ServerPage, isForced: boolean) {
  await openServerPage(page, one)
  await inspect(page, one.name)
  if (isForced) await inspectForced(page, one.name, 1)
  const { found } = await walkFindings(page)
  expect.soft(found, one.name).toEqual([])
}

/** In forced colours too: the others have few controls. */
const FORCED: readonly (readonly ServerPage[])[] = [MAIL_PAGES, PAYMENT_PAGES]
const SETS = [
  ['public pages', PUBLIC_PAGES],
  ['pages that mails lead to', MAIL_PAGES],
  ['pages of the payment sandbox', PAYMENT_PAGES],
  ['reports', OFFICE_PAGES],
] as const

test.beforeEach(() => test.slow())

for (const [what, pages] of SETS) {
  // holds Accessibility §1: Pages outside the client: jobs that are there, gone or never were, the newsletter, links of mails, payment, reports
  // holds Accessibility §2: By Tab alone: in reading order, each stop shown, marked and not covered by a bar
  // holds Accessibility §4: Controls keep an edge and pictures are seen where the system's few colours replace ours
  test(`${what} can be used by everybody`, async ({ page }) => {
    if (pages === OFFICE_PAGES) await logIn(page, 'admin')
    for (const one of pages) await test.step(one.name, () => look(page, one, FORCED.includes(pages)))
  })
}

// holds Accessibility §1: A printed report
test('a printed report keeps its contrast and its headings', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/admin-api/admin/generate_company_report')
  await page.emulateMedia({ media: 'print' })
  expect(await axeFindings(page, 'main')).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Rules of axe that third-party pages break where we cannot change them; axe finds nothing else there. */
const THEIRS = {
  '/docs': ['nested-interactive', 'heading-order', 'region', 'select-name'],
  '/admin-api/queues/': [
    'button-name',
    'color-contrast',
    'image-redundant-alt',
    'page-has-heading-one',
    'svg-img-alt',
  ],
}

// holds Accessibility §1: The reader of the calls and the view of the queue, which others drew
test('the calls at /docs are as wide as the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByText('/v1/jobs', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})

// holds Accessibility §1: The reader of the calls and the view of the queue, which others drew
test('the calls at /docs and the queue view break no rule that we can mend', async ({ page, complaints }) => {
  await logIn(page, 'admin')
  for (const [address, rules] of Object.entries(THEIRS)) {
    await page.goto(address)
    await expect(page.getByText(/Lilypad|emails/i).first()).toBeVisible()
    const found = await findingsOf(page, 'html', EVERYTHING)
    const isTheirs = (one: string) => rules.some((rule) => one.startsWith(`${rule}: `))
    expect
      .soft(
        found.filter((one) => !isTheirs(one)),
        address,
      )
      .toEqual([])
  }
  // The view requests its font from another host, which our policy refuses.
  complaints.length = 0
})
