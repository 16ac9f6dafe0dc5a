import type { Page } from '@playwright/test'
import { fillSignUp, newcomer } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

const MIXPANEL = 'https://api-js.mixpanel.com/**'
const REWARDFUL = 'https://r.wdfl.co/rw.js'

type Told = { event?: string; properties?: Record<string, unknown> }

/** Serves the page as if the operator had set these keys, with a policy that allows what they need. */
const setKeys = (page: Page, keys: Record<string, string>) =>
  page.route(
    ({ hostname, pathname }) => hostname === 'localhost' && pathname === '/',
    async (route) => {
      const reply = await route.fetch()
      let html = await reply.text()
      for (const [name, value] of Object.entries(keys))
        html = html.replace(`"${name}":null`, `"${name}":"${value}"`)
      const { 'content-security-policy': _own, ...headers } = reply.headers()
      await route.fulfill({ response: reply, headers, body: html })
    },
  )

/** Stands in for Mixpanel and records its calls: nothing leaves this machine. It is told on the page's clock. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.clock.install()
  await page.route(MIXPANEL, async (route) => {
    const data = new URLSearchParams(route.request().postData() ?? '').get('data')
    if (data) told.push(...[JSON.parse(data)].flat())
    const origin = await route.request().headerValue('origin')
    await route.fulfill({
      json: { status: 1, error: null },
      headers: { 'access-control-allow-origin': origin ?? '', 'access-control-allow-credentials': 'true' },
    })
  })
  return told
}

/** What was told once some seconds have passed: events are sent together. */
async function later(page: Page, told: readonly Told[]) {
  await page.clock.runFor(5_000)
  return told
}

// holds Part 1 §2 Sign-up and upgrade: A card click is recorded under the plan's name
// holds Part 1 §4: Hop: events, identity, modal closes, welcome, dashboard
test('a click on a plan’s card is recorded under the plan’s name, then the joining', async ({ page }) => {
  const told = await listen(page)
  await setKeys(page, { mixpanel_token: 'a-token' })
  await page.goto('/#/sign-up')
  await page.getByRole('button', { name: 'Choose Hop' }).click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await fillSignUp(form, newcomer())
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  const events = async () => (await later(page, told)).flatMap(({ event }) => event ?? [])
  await expect.poll(events).toEqual(expect.arrayContaining(['Hop Click', 'Sign Up']))
})

// holds Part 1 §2 Home page: A click is recorded without the long texts, with the visitor's status
test('a click on a job of the home page carries its data and who clicked, without the long texts', async ({
  page,
}) => {
  const told = await listen(page)
  await setKeys(page, { mixpanel_token: 'a-token' })
  await page.goto('/#/')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('article').first().getByRole('link').click(),
  ])
  expect(opened.url()).toMatch(/#\/job\/\d+$/)
  await expect
    .poll(
      async () => (await later(page, told)).find(({ event }) => event === 'Home Job Card Click')?.properties,
    )
    .toMatchObject({ 'Visitor Status': 'not logged in', 'Job Title': expect.any(String) })
  const properties = told.find(({ event }) => event === 'Home Job Card Click')?.properties ?? {}
  expect(Object.keys(properties)).not.toContain('Full Job Description')
  expect(Object.keys(properties)).not.toContain('JD Summary')
  // Addresses may hold the token of a link from an e-mail.
  for (const name of ['$current_url', '$referrer', '$initial_referrer'])
    expect(Object.keys(properties)).not.toContain(name)
})

// holds Part 1 §2 Start-up: Identified 5 seconds after a pre-rendered load
// holds Part 1 §9: Identified after 5 seconds
test('somebody who is logged in is identified 5 seconds after the pre-rendered load', async ({ page }) => {
  const told = await listen(page)
  await setKeys(page, { mixpanel_token: 'a-token' })
  await logIn(page, 'free')
  let asked = 0
  await page.route('**/api/get_logged_in_user_at_record_for_mixpanel', async (route) => {
    asked += 1
    await route.fallback()
  })
  await page.goto('/#/upgrade')
  await page.clock.pauseAt(Date.now() + 4_000)
  expect(asked).toBe(0)
  await page.clock.runFor(5_000)
  await expect
    .poll(() => later(page, told).then((all) => all.map(({ event }) => event)))
    .toContain('$identify')
})

// holds Part 1 §3: Sign-up payload
test('the sign-up sends the affiliate’s referral id and name', async ({ page }) => {
  await page.route(REWARDFUL, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.Rewardful = { referral: "ref-1", affiliate: { name: "Ada" } }',
    }),
  )
  await setKeys(page, { rewardful_key: 'a-key' })
  await page.goto('/#/sign-up')
  await page.getByRole('button', { name: 'Choose Hop' }).click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await fillSignUp(form, newcomer())
  const sent = page.waitForRequest('**/api/headless_sign_up')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    rewardful_referral: 'ref-1',
    rewardful_affiliate: 'Ada',
  })
  await expect(page).toHaveURL(/#\/dashboard$/)
})
