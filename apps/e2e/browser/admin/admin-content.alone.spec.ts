import type { Page } from '@playwright/test'
import { answer, openBackOffice } from '../../support/back-office.ts'
import { readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

const QUOTE = 'I found my desk by the water.'
/** A picture of one green dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const testimonials = (page: Page) => page.getByRole('region', { name: 'Testimonials' }).getByRole('listitem')
const logos = (page: Page) => page.getByRole('region', { name: 'Logos' }).getByRole('listitem')
async function onHomePage(page: Page): Promise<string[]> {
  const reply = await (await page.request.get('/api/load_testimonials')).json()
  return (reply.testimonials as { quote: string }[]).map(({ quote }) => quote)
}
async function logosInOrder(page: Page): Promise<string[]> {
  const reply = await (await page.request.get('/api/load_sales_logos')).json()
  return (reply.logos as { name: string }[]).map(({ name }) => name)
}

test('a testimonial is added, moved to the home page, edited, and deleted after a question', async ({
  page,
}) => {
  await openBackOffice(page, 'content', 'Content')
  await expect(testimonials(page).first()).toBeVisible()
  const count = await testimonials(page).count()
  const before = await onHomePage(page)
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a testimonial' })
  await dialog.getByLabel('Quote').fill(QUOTE)
  await dialog.getByLabel('Name').fill('Rana Reed')
  await dialog.getByLabel('Role').fill('Librarian')
  await dialog.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(dialog).toBeHidden()
  const added = testimonials(page).filter({ hasText: 'Rana Reed' })
  await expect(testimonials(page)).toHaveCount(count + 1)
  await expect(testimonials(page).last()).toContainText(QUOTE)
  await expect(added.getByText('Sample text')).toHaveCount(0)

  const up = page.getByRole('button', { name: 'Move Rana Reed up' })
  for (let place = count; place > 0; place -= 1) {
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(testimonials(page).nth(place - 1)).toContainText(QUOTE)
    await expect(up).toBeFocused()
  }
  await expect(up).toBeDisabled()
  expect((await onHomePage(page))[0]).toBe(QUOTE)

  await page.getByRole('button', { name: 'Edit Rana Reed' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit testimonial' })
  await editor.getByLabel('Quote').fill('I work where the reeds are.')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
  await expect(testimonials(page).first()).toContainText('I work where the reeds are.')

  await page.getByRole('button', { name: 'Delete Rana Reed' }).click()
  await answer(page, 'Are you sure you want to delete the testimonial of Rana Reed?', 'Delete')
  await expect(testimonials(page)).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Add a testimonial' })).toBeFocused()
  expect(await onHomePage(page)).toEqual(before)
})

test('a logo is uploaded, moved, and deleted; a file that is not a picture is refused', async ({ page }) => {
  await openBackOffice(page, 'content', 'Content')
  await expect(logos(page).first()).toBeVisible()
  const before = await logosInOrder(page)
  await page.getByRole('button', { name: 'Add a logo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a logo' })
  await dialog.getByLabel('Company').fill('Reed & Sons')
  const add = dialog.getByRole('button', { name: 'Add logo' })
  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
  await dialog.getByLabel('Picture').setInputFiles(text)
  await add.click()
  expect(await readAlert(page)).toBe('Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.')
  await expect(dialog.getByLabel('Company')).toHaveValue('Reed & Sons')
  await dialog.getByLabel('Picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: DOT })
  await expect(dialog.getByRole('img', { name: 'Preview of the logo' })).toBeVisible()
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(logos(page).last()).toContainText('Reed & Sons')
  await expect.poll(() => logosInOrder(page)).toEqual([...before, 'Reed & Sons'])

  await page.getByRole('button', { name: 'Move Reed & Sons up' }).click()
  await expect(logos(page).nth(before.length - 1)).toContainText('Reed & Sons')
  await page.getByRole('button', { name: 'Delete Reed & Sons' }).click()
  await answer(page, 'Are you sure you want to delete the logo of Reed & Sons?', 'Delete')
  await expect(logos(page)).toHaveCount(before.length)
  expect(await logosInOrder(page)).toEqual(before)
})
