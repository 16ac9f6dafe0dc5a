import { joinBy, newcomer } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 1 §2 Footer: 'Sign up for our free newsletter!', Submit
// holds Part 1 §5: Footer lead: disabled unless the address is valid, or processing
// holds Part 1 §8: Footer lead: both sentences
test('a visitor signs up for the free newsletter at the foot of the page', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/#/log-in')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Sign up for our free newsletter!' })).toBeVisible()
  const submit = footer.getByRole('button', { name: 'Submit' })
  const field = footer.getByRole('textbox')
  await expect(submit).toBeDisabled()
  await field.fill('fern@example.notadomain')
  await expect(submit).toBeDisabled()
  await field.fill(newcomer().email)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(footer.getByText('Thanks for subscribing!')).toBeVisible()
  await expect(field).toHaveValue('')
})

// holds Part 1 §8: Footer lead: both sentences
test('when the newsletter provider cannot be reached the form says so and keeps the address', async ({
  page,
}) => {
  await page.route('**/api/process_lead', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Too many requests.' } }),
  )
  await page.goto('/#/log-in')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('fern@example.com')
  await footer.getByRole('button', { name: 'Submit' }).click()
  await expect(footer.getByText('An error occurred. Please try again!')).toBeVisible()
  await expect(footer.getByRole('textbox')).toHaveValue('fern@example.com')
})

// holds Part 1 §2 Footer: 'Working...' while pending
// holds Part 1 §5: Footer lead: disabled unless the address is valid, or processing
test('while the address is being sent the button says Working...', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/process_lead', async (route) => {
    await asked
    await route.fulfill({ json: { success: true } })
  })
  await page.goto('/#/log-in')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('fern@example.com')
  await footer.getByRole('button', { name: 'Submit' }).click()
  await expect(footer.getByRole('button', { name: 'Working...' })).toBeDisabled()
  answer()
  await expect(footer.getByText('Thanks for subscribing!')).toBeVisible()
})

// holds Part 1 §2 Footer: Terms, Privacy, Cookies lead to the terms; the current year
test('terms, privacy and cookies lead to the terms, and the copyright names this year', async ({ page }) => {
  await page.goto('/#/log-in')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Terms', 'Privacy', 'Cookies'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /\.pdf$/)
  await expect(footer.getByText(`© ${new Date().getFullYear()} Lilypad`)).toBeVisible()
})

// holds Part 1 §2 Footer: Only for visitors
test('members are not asked for an address', async ({ page }) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: 'Hi, Wilma!' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
})

// holds Part 1 §2 Footer: Social links: LinkedIn, Facebook group, e-mail
test('social links lead to LinkedIn, the Facebook group and an e-mail', async ({ page }) => {
  const linkedIn = 'https://www.linkedin.com/company/pond'
  const facebook = 'https://www.facebook.com/groups/pond'
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const reply = await route.fetch()
      const html = (await reply.text())
        .replace('"social_linkedin_url":null', `"social_linkedin_url":"${linkedIn}"`)
        .replace('"social_facebook_url":null', `"social_facebook_url":"${facebook}"`)
      await route.fulfill({ response: reply, body: html })
    },
  )
  await page.goto('/#/log-in')
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  await expect(link('Lilypad on LinkedIn')).toHaveAttribute('href', `${linkedIn}?utm_source=lilypad`)
  await expect(link('Facebook group')).toHaveAttribute('href', `${facebook}?utm_source=lilypad`)
  await expect(link('Write to Lilypad')).toHaveAttribute('href', /^mailto:.+@/)
})
