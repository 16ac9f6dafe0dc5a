import type { Page } from '@playwright/test'
import { axeFindings } from '../../support/access/axe.ts'
import { INSPECTED_STEPS } from '../../support/access/screens.ts'
import { ANSWERS, expectStep, forward, keptAnswers, openWithKept, question } from '../../support/intake.ts'
import { fieldsOf } from '../../support/newcomer.ts'
import { expect, expectNoSidewaysScroll, isPhone, test } from '../../support/test.ts'

const answered = { answers: ANSWERS, otherName: '', isFinished: false }
const step = (page: Page, number: number) => page.goto(`/#/intake?step=${number}`)

// holds Part 2 §2: `/intake`
// holds Part 2 §2 Intake questionnaire: Nine steps with progress, Back and Forward
// holds Part 2 §9: Intake: 9 steps, years 0-20, salary 60000-200000 by 5000
// holds Decisions §9: Step 9 continues with the plan's sign-up
test('the keyboard alone gets through nine steps, to the sign-up for the chosen plan, filled in as far as known', async ({
  page,
}) => {
  const { keyboard } = page
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => keyboard.press(key)), Promise.resolve())
  const focused = (name: string) => expect(page.getByLabel(name, { exact: true })).toBeFocused()
  await page.goto('/#/intake')
  await expectStep(page, 1)
  await press('Enter')
  await expectStep(page, 2)
  await focused('Current job title')
  await press('Enter')
  await expectStep(page, 2)
  await keyboard.type('Learning designer')
  await press('Enter')
  await expectStep(page, 3)
  await expect(question(page)).toBeFocused()
  await press('Tab')
  await focused('Edtech')
  await press('Space')
  await page.getByLabel('Years of experience').focus()
  await press('End')
  await expect(page.getByText('20+ years')).toBeVisible()
  await press('Enter')
  await expectStep(page, 4)
  await press('Tab', 'Space', 'Tab')
  await focused('Years in K12 Education')
  await press('ArrowRight', 'ArrowRight')
  await expect(page.getByText('2 years')).toBeVisible()
  await press('Enter')
  await expectStep(page, 5)
  await press('Enter')
  await expectStep(page, 6)
  await press('Tab', 'Space', 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'On-site or hybrid' })).toBeChecked()
  await press('Enter')
  await expectStep(page, 7)
  await press('Tab', 'Space', 'ArrowUp')
  await expect(page.getByRole('radio', { name: 'It depends' })).toBeChecked()
  await press('Enter')
  await expectStep(page, 8)
  await press('Tab', 'ArrowRight', 'ArrowRight')
  await expect(page.getByText('$70K', { exact: true }).first()).toBeVisible()
  await press('Enter')
  await expectStep(page, 9)
  await press('Tab', 'Space', 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Jump' })).toBeChecked()
  await press('Enter')
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(form).toContainText('Jump: $10 upfront for 3 months, then $30 every 3 months')
  await expect(form.getByRole('button', { name: 'Continue to Payment' })).toBeVisible()
  await expect(fieldsOf(form).role).toHaveValue('Edtech Employee')
  await expect(fieldsOf(form).jobTitle).toHaveValue('Learning designer')
  expect(JSON.parse((await keptAnswers(page)) ?? '').answers).toEqual({
    current_job_title: 'Learning designer',
    industries: ['edtech'],
    years_experience: 20,
    categories_exp: [{ name: 'K12 Education', is_active: true, num_years: 2 }],
    workplace_type: 'onsite_hybrid',
    travel_preference: 'depends',
    salary_min: 70_000,
    selected_plan: 'jump',
  })
})

// holds Part 2 §4: Intake: forward only when the step's requirement is met
test('a step can be left only when its requirement is met, and none can be skipped', async ({ page }) => {
  await page.goto('/#/intake?step=7')
  await expectStep(page, 2)
  await expect(page).toHaveURL(/#\/intake\?step=2$/)
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('Current job title').fill('   ')
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('Current job title').fill('Teacher')
  await forward(page).click()
  await expectStep(page, 3)
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('Higher education').check()
  await page.getByLabel('Higher education').uncheck()
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('Something else').check()
  for (const next of [4, 5, 6]) {
    await forward(page).click()
    await expectStep(page, next)
  }
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('All types').check()
  await forward(page).click()
  await expectStep(page, 7)
  await expect(forward(page)).toBeDisabled()
  await page.getByLabel('No travel').check()
  await forward(page).click()
  await forward(page).click()
  await expectStep(page, 9)
  await expect(forward(page)).toBeDisabled()
})

// holds Part 2 §2 Intake questionnaire: Nine steps with progress, Back and Forward
test('each step is an entry of the browser’s history; Back returns to the one before', async ({ page }) => {
  await openWithKept(page, answered, '/intake')
  for (const next of [2, 3, 4]) {
    await forward(page).click()
    await expectStep(page, next)
  }
  await page.goBack()
  await expectStep(page, 3)
  await page.goForward()
  await expectStep(page, 4)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 3)
  await page.goBack()
  await expectStep(page, 2)
  await page.goBack()
  await expectStep(page, 1)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await step(page, 6)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 5)
})

// holds Part 2 §2 Intake questionnaire: Years 0 to 20, the last with a plus; by category, too
// holds Part 2 §2 Intake questionnaire: 'Other' asks for a name
test('answers survive a reload, which stays on its step', async ({ page }) => {
  await openWithKept(page, answered, '/intake?step=4')
  const years = page.getByLabel('Years in Customer Success')
  await expect(years).toHaveValue('4')
  await years.fill('20')
  await expect(years).toHaveAttribute('aria-valuetext', '20+ years')
  await page.getByLabel('Other', { exact: true }).check()
  await page.getByLabel('Category name').fill('Beekeeping')
  await page.reload()
  await expectStep(page, 4)
  await expect(page.getByLabel('Category name')).toHaveValue('Beekeeping')
  await expect(years).toHaveValue('20')
})

for (const kept of ['{broken', '{"answers":{"industries":["none"]}}'])
  test(`damaged storage is ignored: ${kept}`, async ({ page }) => {
    await openWithKept(page, kept, '/intake?step=9')
    await expectStep(page, 2)
    await expect(page.getByLabel('Current job title')).toHaveValue('')
  })

// holds Part 2 §2 Intake questionnaire: Salary 60000 to 200000 by 5000, in K
// holds Part 2 §9: Intake: 9 steps, years 0-20, salary 60000-200000 by 5000
test('the salary goes from $60K to $200K by 5,000, shown in K', async ({ page }) => {
  await openWithKept(page, answered, '/intake?step=8')
  const slider = page.getByRole('slider', { name: 'Minimum salary' })
  await slider.focus()
  const steps = [
    ['Home', '$60K'],
    ['ArrowRight', '$65K'],
    ['End', '$200K'],
  ] as const
  for (const [key, text] of steps) {
    await page.keyboard.press(key)
    await expect(slider).toHaveAttribute('aria-valuetext', text)
  }
})

// holds Part 2 §2 Intake questionnaire: 'Already have an account?' before step 9
test("'Already have an account?' leads to the log-in before step 9", async ({ page }) => {
  await openWithKept(page, answered, '/intake?step=9')
  const link = page.getByRole('link', { name: 'Already have an account?' })
  await expectStep(page, 9)
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 8)
  await link.click()
  await expect(page).toHaveURL(/#\/log-in$/)
})

// holds Part 1 §1: Claims: 575+ company boards; over 10,000 jobs, since 2021
test('the showcase works without logos that fail to load', async ({ page, complaints }) => {
  await page.route('**/api/load_sales_logos', (route) => route.fulfill({ status: 500, json: {} }))
  await openWithKept(page, answered, '/intake?step=5')
  await expect(page.getByText('575+ company job boards')).toBeVisible()
  await forward(page).click()
  await expectStep(page, 6)
  complaints.length = 0
})

test('the first plan and its price are in sight below jobs that fit', { tag: '@phone' }, async ({ page }) => {
  const unplanned = { ...answered, answers: { ...ANSWERS, selected_plan: null } }
  await openWithKept(page, unplanned, '/intake?step=9')
  await expectStep(page, 9)
  const fitting = page.getByRole('region', { name: 'fit your answers, among them' }).getByRole('listitem')
  await expect(fitting).toHaveCount(isPhone(page) ? 2 : 3)
  await expect(page.getByText('$15', { exact: true })).toBeInViewport()
  if (isPhone(page)) return
  // A tablet has room for the third.
  await page.setViewportSize({ width: 800, height: 1100 })
  await expect(fitting).toHaveCount(3)
  await expect(page.getByText('$15', { exact: true })).toBeInViewport()
})

test('no step has an accessibility finding or scrolls sideways', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await openWithKept(page, answered, '/intake')
  for (let at = 1; at <= 9; at += 1) {
    await expectStep(page, at)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    // On a phone axe looks at some steps alone (screens.ts), and at colors on one: the others have the same parts.
    if (isPhone(page)) await expect(forward(page)).toBeInViewport()
    else if (!INSPECTED_STEPS.includes(at)) expect(await axeFindings(page, 'html')).toEqual([])
    if (at < 9) await forward(page).click()
  }
})
