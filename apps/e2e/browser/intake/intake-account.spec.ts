import type { Page } from '@playwright/test'
import { payInSandbox } from '../../support/checkout.ts'
import { counter, listedRows, openDashboard, section } from '../../support/dashboard.ts'
import { ANSWERS, expectStep, forward, keptAnswers, openWithKept } from '../../support/intake.ts'
import { fieldsOf, fillSignUp, joinByCall, newcomer, readAlert } from '../../support/newcomer.ts'
import { joinPremium } from '../../support/premium.ts'
import { expect, test } from '../../support/test.ts'

const TRAVEL = ['No Travel', 'Occasional Travel', 'Some Travel', 'Regular Travel']

const kept = (selected_plan: 'hop' | 'jump' | null, more: object = {}) => ({
  answers: { ...ANSWERS, selected_plan, ...more },
  otherName: '',
  isFinished: false,
})

/** Expects the dashboard to show exactly what the answers ask for, in the person's state if they have one. */
async function expectFirstFilters(page: Page, state: string | null = null) {
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  for (const name of ['Customer Success', 'Regular Travel', 'From $65K'])
    await expect(chips.getByText(name, { exact: true })).toBeVisible()
  const rows = await listedRows(page)
  const found = rows.filter(
    (row) =>
      row.Category === 'Customer Success' &&
      TRAVEL.includes(row.Travel) &&
      (row['Salary Max'] ?? 0) >= 65_000 &&
      (state === null || (row['Eligible States']?.includes(state) ?? true)),
  )
  await expect(counter(page)).toHaveText(new RegExp(`^${found.length} jobs? found$`))
}

async function join(page: Page, state?: string) {
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(form).toBeVisible()
  await fillSignUp(form, newcomer())
  if (state) await fieldsOf(form).state.selectOption(state)
  await form.getByRole('button', { name: /^(Sign Up|Continue to Payment)$/ }).click()
}

// holds Decisions §9: Intake answers stay, are saved, prefill and set the first filters
test('hop continues with its sign-up; the answers are saved with the account and become the first filters', {
  tag: '@journey',
}, async ({ page }) => {
  await openWithKept(page, kept('hop'), '/intake?step=9')
  await expect(page.getByRole('radio', { name: 'Hop' })).toBeChecked()
  const saved = page.waitForRequest('**/api/save_intake')
  await forward(page).click()
  await join(page)
  expect((await saved).postDataJSON()).toEqual({ ...ANSWERS, selected_plan: 'hop' })
  await page.getByRole('button', { name: 'Start exploring' }).click()
  await expectFirstFilters(page)
  expect(await keptAnswers(page)).toBeNull()
  await expect(page).toHaveURL(/#\/dashboard\?category=Customer\+Success.*&salary=65000&sort=fit$/)
  await page.reload()
  await expectFirstFilters(page)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('fit')
  await openDashboard(page)
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
  await expect(page.getByText('Save this search?')).toHaveCount(0)
})

// holds Decisions §9: Step 9 continues with the plan's sign-up
test('a paid plan continues to its payment; after it the filters are set, and a search is suggested', async ({
  page,
}) => {
  test.slow()
  await openWithKept(page, kept('jump'), '/intake?step=9')
  await forward(page).click()
  await join(page, 'Ohio')
  await payInSandbox(page)
  await page.getByRole('button', { name: 'Start exploring' }).click()
  await expectFirstFilters(page, 'OH')
  const suggestion = page.getByRole('region', { name: 'Save this search?' })
  const name = 'Customer Success, I live in Ohio from $65K'
  const nameField = suggestion.getByLabel('Name of the search')
  await expect(nameField).toHaveValue(name)
  // Other pages leave the list as the suggestion says that it is.
  await page.goto('/#/account')
  await page.getByRole('link', { name: 'Your answers about the work you want' }).click()
  await expectStep(page, 1)
  await openDashboard(page)
  await expectFirstFilters(page, 'OH')
  const states = (await section(page, 'I live in')).getByRole('combobox')
  for (const [state, named] of [
    ['Texas', name.replace('Ohio', 'Texas')],
    ['Ohio', name],
  ] as const) {
    await states.selectOption(state)
    await expect(nameField).toHaveValue(named)
  }
  await suggestion.getByRole('button', { name: 'Save' }).click()
  expect(await readAlert(page)).toBe('Your search has been saved!')
  await expect(suggestion).toHaveCount(0)
  const reply = await page.request.get('/api/get_searches')
  const { filters_states } = (await reply.json()) as { filters_states: { name: string; state: string }[] }
  expect(filters_states.map(({ name }) => name)).toEqual([name])
  expect(JSON.parse(filters_states[0]?.state ?? '')).toMatchObject({
    category_selected: ['Customer Success'],
    travel_selected: TRAVEL,
    salary_slider_val: 65_000,
    home_state_selected: 'OH',
  })
})

test('a paid member is not asked for a plan, may save the search or not, and finds the answers again', async ({
  page,
}) => {
  await joinPremium(page)
  await openWithKept(page, kept(null), '/intake?step=9')
  await expect(page.getByText('You have full access')).toBeVisible()
  await forward(page).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expectFirstFilters(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Save this search?')).toHaveCount(0)
  await page.goto('/#/intake?step=8')
  await expectStep(page, 8)
  await expect(page.getByRole('slider', { name: 'Minimum salary' })).toHaveValue('65000')
})

test('who comes back finds the list of the answers, the newest first, until the filters are cleared', async ({
  page,
}) => {
  await joinByCall(page)
  await openWithKept(page, kept('hop'), '/intake?step=9')
  await forward(page).click()
  await expectFirstFilters(page)
  const comeBack = async () => {
    await page.goto('about:blank')
    await openDashboard(page)
  }
  await comeBack()
  await expectFirstFilters(page)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('date')
  await page.getByRole('button', { name: 'Filters active: clear all' }).click()
  await comeBack()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
})

// holds Part 1 §2 Navigation bar: Log Out clears the user and what was pre-rendered, and goes to `/`
test('after the log-out, a member’s answers are not shown to the next person', async ({ page }) => {
  await joinByCall(page)
  await openWithKept(page, kept('hop'), '/intake?step=2')
  const title = page.getByLabel('Current job title')
  await expect(title).toHaveValue(ANSWERS.current_job_title)
  // The session ends without the browser's knowledge, as on a machine that somebody else uses next.
  await page.request.post('/api/headless_log_out', { data: {} })
  await page.reload()
  await expect(title).toHaveValue('')
  expect(await keptAnswers(page)).toBeNull()
  await page.goto('/#/sign-up')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Which pad')
  await page.getByRole('button', { name: 'Choose Hop' }).click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(form.getByLabel('Current full-time role*')).toHaveValue('')
})

test('answers that cannot be saved stay, and can be sent again', async ({ page, complaints }) => {
  await joinByCall(page)
  await page.route('**/api/save_intake', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await openWithKept(page, kept('hop'), '/intake?step=9')
  await forward(page).click()
  expect(await readAlert(page)).toBe('An unknown error occurred.')
  await expectStep(page, 9)
  expect(await keptAnswers(page)).not.toBeNull()
  await page.unroute('**/api/save_intake')
  await forward(page).click()
  await expectFirstFilters(page)
  complaints.length = 0
})

test('logging in after the last step saves the answers, too', async ({ page, context }) => {
  const person = await joinByCall(page)
  await context.clearCookies()
  await openWithKept(page, { ...kept('hop'), isFinished: true }, '/log-in')
  const saved = page.waitForResponse('**/api/save_intake')
  await page.getByLabel('E-mail address').first().fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  expect((await saved).ok()).toBe(true)
  await expectFirstFilters(page)
  await expect.poll(() => keptAnswers(page)).toBeNull()
})

test('a free member who chooses a paid plan goes to its payment; after it the list is that of the answers again', async ({
  page,
}) => {
  await joinByCall(page)
  await openWithKept(page, kept('jump'), '/intake?step=9')
  await forward(page).click()
  await expect(page).toHaveURL(/#\/upgrade$/)
  await openDashboard(page)
  await expectFirstFilters(page)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Jump' }).click()
  await payInSandbox(page)
  await page.getByRole('button', { name: 'Start exploring' }).click()
  await expectFirstFilters(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Save this search?')).toHaveCount(0)
})
