import { axeFindings } from '../support/access/axe.ts'
import { inspect } from '../support/access/inspect.ts'
import {
  MAIL_PAGES,
  OFFICE_PAGES,
  PAYMENT_PAGES,
  type PlainPage,
  PUBLIC_PAGES,
} from '../support/access/plain-pages.ts'
import { walkFindings } from '../support/access/walk.ts'
import { expect, logIn, test } from '../support/test.ts'

type Pages = Parameters<typeof inspect>[0]

const look = async (page: Pages, { name, open, reads }: PlainPage) => {
  await open(page)
  await expect(page.getByText(reads).filter({ visible: true }).first()).toBeVisible()
  await inspect(page, name)
  const { found } = await walkFindings(page)
  expect.soft(found, name).toEqual([])
}

const SETS = [
  ['public pages', PUBLIC_PAGES],
  ['pages that mails lead to', MAIL_PAGES],
  ['pages of the payment sandbox', PAYMENT_PAGES],
  ['reports', OFFICE_PAGES],
] as const

test.beforeEach(async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [what, pages] of SETS) {
  test(`${what} can be used by everybody`, async ({ page }) => {
    if (pages === OFFICE_PAGES) await logIn(page, 'admin')
    for (const one of pages) await test.step(one.name, () => look(page, one))
  })
}

test('a printed report keeps its contrast and its headings', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/admin-api/admin/generate_company_report')
  await page.emulateMedia({ media: 'print' })
  expect(await axeFindings(page, 'main')).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the calls at /docs and the view of the queue have what we can give them', async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByText('Lilypad').first()).toBeVisible()
  expect.soft(await axeFindings(page, 'html'), 'docs').toEqual([])
  await logIn(page, 'admin')
  await page.goto('/admin-api/queues/')
  await expect(page.getByText('Lilypad').first()).toBeVisible()
  expect.soft(await axeFindings(page, 'html'), 'queues').toEqual([])
})
