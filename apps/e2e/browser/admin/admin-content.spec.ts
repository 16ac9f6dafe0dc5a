import { expectAccessible } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2: Added screens: `/admin/curation`, `/admin/alerts`, `/admin/content`, `/admin/audit`
test('testimonials and logos keep their order; samples are marked, as is what the home page shows', async ({
  page,
}) => {
  const { testimonials } = await (await page.request.get('/api/load_testimonials')).json()
  await openBackOffice(page, 'content', 'Content')
  const part = page.getByRole('region', { name: 'Testimonials' })
  const items = part.getByRole('listitem')
  await expect(items.first()).toContainText(testimonials[0].quote)
  await expect(items.first().getByText('Sample text')).toBeVisible()
  await expect(part.getByText('On the home page')).toHaveCount(3)
  const logos = page.getByRole('region', { name: 'Logos' })
  await expect(logos.getByRole('listitem').first()).toBeVisible()
})

test('both forms name what they need, and can be used by everybody', async ({ page }) => {
  await openBackOffice(page, 'content', 'Content')
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  const testimonial = page.getByRole('dialog', { name: 'Add a testimonial' })
  await testimonial.getByLabel('Quote').fill('Quiet and quick.')
  await testimonial.getByLabel('Name').fill('Rana')
  await expect(testimonial.getByRole('button', { name: 'Add testimonial' })).toBeDisabled()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(testimonial).toBeHidden()
  await page.getByRole('button', { name: 'Add a logo' }).click()
  const logo = page.getByRole('dialog', { name: 'Add a logo' })
  await logo.getByLabel('Company').fill('Pond & Co')
  const add = logo.getByRole('button', { name: 'Add logo' })
  await expect(add).toBeDisabled()
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) }
  await logo.getByLabel('Picture').setInputFiles(large)
  await expect(logo.getByText('The picture must be 1 MB or smaller.')).toBeVisible()
  await expect(add).toBeDisabled()
  await expectAccessible(page, 'dialog')
})

test('contents that fail to load can be requested again', async ({ page, complaints }) => {
  await page.route('**/admin-api/get_site_contents', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await openBackOffice(page, 'content', 'Content')
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  await page.unroute('**/admin-api/get_site_contents')
  const empty = { success: true, testimonials: [], logos: [] }
  await page.route('**/admin-api/get_site_contents', (route) => route.fulfill({ json: empty }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No testimonials' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No logos' })).toBeVisible()
  complaints.length = 0
})
