import { clipboardOf, openBackOffice } from '../../support/back-office.ts'
import { readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

type Pages = Parameters<typeof openBackOffice>[0]

const DEFAULTS: [label: string, text: string][] = [
  ['Primary', '#0089FF'],
  ['Primary hover', '#0072D6'],
  ['Primary box shadow', 'rgba(0, 137, 255, 0.4)'],
  ['Secondary', '#FF6200'],
  ['Secondary hover', '#D95300'],
  ['Secondary box shadow', 'rgba(255, 98, 0, 0.4)'],
  ['Header', '#DEEDF2'],
]

const open = (page: Pages) => openBackOffice(page, 'colors', 'Color Scheme Testing')
const field = (page: Pages, label: string) => page.getByLabel(label, { exact: true })

const valueIn = (page: Pages, variable: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase(),
    variable,
  )

const barColor = (page: Pages) =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)

// holds Part 1 §9: Default colours
// holds Part 2 §2: `/admin/colors`
// holds Part 2 §2 Admin colour tester: 'Color Scheme Testing', seven values and defaults
// holds Part 2 §9: Colour defaults
test('seven colors start as the product’s own', async ({ page }) => {
  await open(page)
  for (const [label, text] of DEFAULTS) await expect(field(page, label)).toHaveValue(text)
  await expect(page.getByRole('region', { name: 'Colors' }).getByRole('textbox')).toHaveCount(7)
})

// holds Part 2 §2 Admin colour tester: Live preview and application
// holds Part 2 §7 Admin: Colour testing makes no calls
test('a typed color is applied immediately, to the preview and to the whole product, without a call', async ({
  page,
}) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(admin-)?api\//.test(request.url())) asked.push(request.url())
  })
  const before = await barColor(page)
  await field(page, 'Header').fill('#ffd0e0')
  expect(await valueIn(page, '--header')).toBe('#ffd0e0')
  expect(await barColor(page)).not.toBe(before)
  await field(page, 'Primary box shadow').fill('rgba(10, 20, 30, 0.5)')
  expect(await valueIn(page, '--primary-box-shadow')).toBe('rgba(10, 20, 30, 0.5)')
  await expect(page.getByRole('region', { name: 'Live preview' })).toBeVisible()
  expect(asked).toEqual([])
})

// holds Part 2 §2 Admin colour tester: Reset to Defaults
test('Reset to Defaults restores the product’s own colors; an invalid color is reported and changes nothing', async ({
  page,
}) => {
  await open(page)
  await field(page, 'Primary').fill('#12345')
  await expect(page.getByText('Not a color: use hex, rgb() or hsl().')).toBeVisible()
  expect(await valueIn(page, '--primary')).toBe('#0089ff')
  await field(page, 'Primary').fill('#123456')
  await expect(page.getByText('Not a color')).toHaveCount(0)
  expect(await valueIn(page, '--primary')).toBe('#123456')
  await field(page, 'Secondary').fill('#00aa55')
  expect(await valueIn(page, '--secondary')).toBe('#00aa55')
  await page.getByRole('button', { name: 'Reset to Defaults' }).click()
  for (const [label, text] of DEFAULTS) await expect(field(page, label)).toHaveValue(text)
  expect(await valueIn(page, '--secondary')).toBe('#ff6200')
})

// holds Part 2 §2 Admin colour tester: Not persisted
test('changes are not persisted: leaving the screen brings the former colors back', async ({ page }) => {
  await open(page)
  await field(page, 'Primary').fill('#7a1f5c')
  expect(await valueIn(page, '--primary')).toBe('#7a1f5c')
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Reports').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  expect(await valueIn(page, '--primary')).toBe('#0089ff')
  await page.goBack()
  await expect(field(page, 'Primary')).toHaveValue('#0089FF')
})

// holds Part 2 §2 Admin colour tester: Copy Shareable URL
test('Copy Shareable URL copies a home address that brings the colors', async ({ page, context }) => {
  const read = await clipboardOf(page)
  await open(page)
  await field(page, 'Primary').fill('#7a1f5c')
  await field(page, 'Secondary box shadow').fill('rgba(1, 2, 3, 0.5)')
  await page.getByRole('button', { name: 'Copy Shareable URL' }).click()
  expect(await readAlert(page)).toBe('Shareable URL copied to clipboard!')
  const url = new URL(await read())
  expect([url.pathname, url.hash, url.searchParams.get('primary')]).toEqual(['/', '#/', '7a1f5c'])
  const other = await context.newPage()
  await other.goto(url.href)
  await expect(other.getByRole('banner')).toBeVisible()
  await expect.poll(() => valueIn(other, '--primary')).toBe('#7a1f5c')
  expect(await valueIn(other, '--secondary-box-shadow')).toBe('rgba(1, 2, 3, 0.5)')
  expect(await valueIn(other, '--header')).toBe('#deedf2')
})
