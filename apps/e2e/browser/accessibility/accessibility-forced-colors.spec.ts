import type { Locator } from '@playwright/test'
import { inspectForced } from '../../support/access/forced-colors.ts'
import { openAfresh, openDialog } from '../../support/access/form.ts'
import { pointsApart } from '../../support/access/pixels.ts'
import { shorten } from '../../support/access/screens.ts'
import { inspectStops } from '../../support/access/walk.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { filtersOf, section } from '../../support/dashboard.ts'
import { expect, logIn, test } from '../../support/test.ts'
import { track } from '../../support/tracker.ts'

/** A screenshot of the part, with the focus elsewhere. */
async function drawn(part: Locator) {
  await part.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await part.page().mouse.move(0, 0)
  return part.screenshot({ animations: 'disabled', scale: 'css' })
}

/** Pixels that must differ between two states: a tick changes more. */
const ENOUGH = 8

/** Expects the part to look different once it is chosen. */
async function expectOther(part: Locator, choose: () => Promise<unknown>) {
  const before = await drawn(part)
  await choose()
  await expect
    .poll(async () => pointsApart(part.page(), before, await drawn(part)))
    .toBeGreaterThanOrEqual(ENOUGH)
}

test.beforeEach(async ({ page }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await shorten(page)
})

// holds Accessibility §4: Controls keep an edge and pictures are seen where the system's few colours replace ours
test('in forced colours every control of the sign-up form has an edge', async ({ page }) => {
  await openAfresh(page, '/sign-up')
  await openDialog(page, 'Choose Hop', 'Sign Up')
  await inspectForced(page, 'the form of the sign-up', 5)
})

// holds Accessibility §4: What is chosen is told from what is not
test('in forced colours what is chosen looks different', async ({ page }) => {
  await joinWithSearch(page)
  await track(page, { title: 'Pond Keeper' })
  await openAfresh(page, '/dashboard')
  const filters = await filtersOf(page)
  const box = (await section(filters, 'Job category')).getByRole('checkbox').first()
  await expectOther(box, () => box.check())
  await openAfresh(page, '/account')
  const toggle = page.getByRole('switch', { name: 'E-mail notifications' })
  const label = page.locator('label').filter({ has: toggle })
  await expectOther(label, () => label.click())
  await openAfresh(page, '/tracker')
  const board = page.getByRole('button', { name: 'Board' })
  await expectOther(board, () => board.click())
  await openAfresh(page, '/intake?step=2')
  await page.getByLabel('Current job title').fill('Frog tutor')
  await page.getByRole('button', { name: /^Forward/ }).click()
  const card = page.getByRole('checkbox').first()
  await expectOther(card, () => card.check())
  await logIn(page, 'admin')
  await openAfresh(page, '/admin/scraper')
  const pill = page.getByRole('group', { name: 'State' }).locator('label').nth(1)
  await expectOther(pill, () => pill.click())
})

// holds Accessibility §4: The focus is marked
test('in forced colours the focus is marked at every stop', async ({ page }) => {
  await joinWithSearch(page)
  for (const address of ['/dashboard', '/account']) {
    await openAfresh(page, address)
    await inspectStops(page, address, 30)
  }
})
