import { expect, test } from '../../support/test.ts'

// holds Part 1 §2: `/sign-up`
// holds Part 1 §2 Sign-up and upgrade: Heading asks for the pad
test('three cards with their prices are below the heading, which asks to choose a pad', async ({ page }) => {
  await page.goto('/#/sign-up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pad.*hop, skip or jump\?/)
  await expect(page.getByRole('article')).toHaveText([
    /Skip.*\$15.*month/,
    /Jump.*\$45.*\$36.*quarter/,
    /Hop/,
  ])
  await expect(page.getByRole('article', { name: 'Jump' }).locator('s')).toHaveText('$45')
})

// holds Part 1 §2 Sign-up and upgrade: Logos 80 px, area at most 192 px, spinner until loaded
// holds Part 2 §9: Sales logos 80 px, area 192 px
test('a spinner shows until the logos have loaded; each is 80 px, their area at most 192 px high', {
  tag: '@phone',
}, async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/load_sales_logos', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/sign-up')
  const area = page.getByRole('region', { name: 'Our subscribers landed here' })
  await expect(area.getByRole('status')).toHaveText('Loading logos')
  release()
  const logos = area.getByRole('listitem')
  await expect(logos.first()).toBeVisible()
  await expect(area.getByRole('status')).toHaveCount(0)
  const box = await logos.first().getByRole('img').boundingBox()
  expect([box?.width, box?.height]).toEqual([80, 80])
  expect((await area.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(192)
})

// holds Part 1 §8: Logos, schema, alerts that do not load are logged only
test('logos that fail to load are left out', async ({ page, complaints }) => {
  await page.route('**/api/load_sales_logos', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await page.goto('/#/sign-up')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Our subscribers landed here')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  complaints.length = 0
})
