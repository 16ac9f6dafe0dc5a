import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectRefusalTold, expectTold, type Form, openAfresh } from '../../support/access/form.ts'
import { MEMBERS_FORMS } from '../../support/access/forms/members.ts'
import { OFFICE_FORMS } from '../../support/access/forms/office.ts'
import { VISITORS_FORMS } from '../../support/access/forms/visitors.ts'
import { heard, startListening } from '../../support/access/heard.ts'
import { shorten } from '../../support/access/screens.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { filtersOf, listedRows, section } from '../../support/dashboard.ts'
import { ANSWERS, forward, openWithKept } from '../../support/intake.ts'
import { newRedemptionCode } from '../../support/product-database.ts'
import { expect, logIn, test } from '../../support/test.ts'
import { track } from '../../support/tracker.ts'

/** Forms that one test fills in. */
const AT_ONCE = 4

type Enter = (page: Page) => Promise<unknown>

const WHO: readonly (readonly [string, Enter, readonly Form[]])[] = [
  ['a visitor', async () => undefined, VISITORS_FORMS],
  [
    'a member',
    async (page) => {
      await joinWithSearch(page)
      await track(page, { title: 'Pond Keeper' })
    },
    MEMBERS_FORMS,
  ],
  ['an admin', (page) => logIn(page, 'admin'), OFFICE_FORMS],
]

const features = fileURLToPath(new URL('../../../web/src/features', import.meta.url))

/** The client's files that contain a form. */
const formFiles = () =>
  readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && /<(form|Form|FormDialog)\b/.test(readFileSync(join(features, file), 'utf8')),
    )
    .sort()

/** Forms of choices, and one that the browser itself checks: each has a test of its own. */
const APART = ['intake/intake-view.tsx', 'jobs/page/report-dialog.tsx', 'reports/reports.tsx']
/** Its fields act immediately, without a form to send. */
const NO_FORM = ['colors/color-fields.tsx']

test.beforeEach(async ({ page }) => {
  test.slow()
  await shorten(page)
  await startListening(page)
})

// holds Accessibility §3: Every form of the client is looked at
test('every form of the client is looked at', () => {
  const looked = new Set([...WHO.flatMap(([, , forms]) => forms.map(({ source }) => source)), ...APART])
  expect([...looked].filter((source) => !NO_FORM.includes(source)).sort()).toEqual(formFiles())
})

for (const [who, enter, forms] of WHO) {
  for (let from = 0; from < forms.length; from += AT_ONCE) {
    const some = forms.slice(from, from + AT_ONCE)
    const names = some.map(({ source }) => source.replace(/^.*\/|\.tsx$/g, '')).join(', ')
    // holds Accessibility §3: Errors next to the field, tied to it, and announced; after sending, the first wrong field has the focus
    // holds Accessibility §3: A button that waits says at its field what for
    // holds Accessibility §3: Nothing typed is ever lost; who pressed by a key stays where they were
    test(`a form shows ${who} each error beside its field, announces it, and keeps what the server refuses: ${names}`, async ({
      page,
    }) => {
      await enter(page)
      const look = async (form: Form) => {
        const fields = await expectTold(page, form)
        if (form.refusal) await expectRefusalTold(page, fields, form.refusal)
      }
      for (const form of some) await test.step(form.source, () => look(form))
    })
  }
}

// holds Accessibility §3: A refused log-in marks both fields and names neither
test('a refused log-in marks both fields until one of them changes', async ({ page }) => {
  await openAfresh(page, '/log-in')
  const [email, password] = [page.getByLabel('E-mail address'), page.getByLabel('Password', { exact: true })]
  await email.fill('wilma@example.com')
  await password.fill('not this one')
  await password.press('Enter')
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Incorrect e-mail address or password.')
  }
  await expect.poll(() => heard(page)).toContain('Incorrect e-mail address or password.')
  await expect(password).toBeFocused()
  await password.fill('another one')
  await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(0)
})

// holds Accessibility §3: A button that waits says at its field what for
test('the questionnaire says beside its question what is missing, and again when an answer is taken back', async ({
  page,
}) => {
  const kept = { answers: { ...ANSWERS, current_job_title: '' }, otherName: '', isFinished: false }
  await openWithKept(page, kept, '/intake?step=2')
  const title = page.getByLabel('Current job title')
  await expect(title).toHaveAccessibleDescription(/Enter your job title to continue\.$/)
  await expect(forward(page)).toBeDisabled()
  await title.fill('Frog tutor')
  await expect(title).toHaveAccessibleDescription('Between jobs? The last one will do.')
  await title.fill('')
  await expect.poll(() => heard(page)).toContain('Enter your job title to continue.')

  for (const [step, patch, group, wanted] of [
    [3, { industries: [] }, /^Your industries/, 'Choose at least one industry to continue.'],
    [6, { workplace_type: null }, 'Choose one', 'Choose a workplace to continue.'],
    [7, { travel_preference: null }, 'Choose one', 'Choose how much you travel to continue.'],
    [9, { selected_plan: null }, 'Choose one', 'Choose a plan to continue.'],
  ] as const) {
    await openWithKept(page, { ...kept, answers: { ...ANSWERS, ...patch } }, `/intake?step=${step}`)
    await expect(page.getByRole('group', { name: group })).toHaveAccessibleDescription(wanted)
  }
})

// holds Accessibility §3: Where the browser checks, it goes to the field
test('the browser itself checks the address of a report, and focuses the field', async ({ page }) => {
  await logIn(page, 'admin')
  await openAfresh(page, '/admin/reports')
  const report = page.getByRole('region', { name: 'User Usage Report' })
  await report.getByLabel('E-mail').fill('wilma')
  await report.getByRole('button', { name: 'Generate Report' }).press('Enter')
  const field = report.getByLabel('E-mail')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('')
  expect(page.context().pages()).toHaveLength(1)
})

// holds Accessibility §3: A search says how much it finds
test('a search announces how much it finds', async ({ page }) => {
  await newRedemptionCode()
  await logIn(page, 'admin')
  for (const [address, label, nothing] of [
    ['/dashboard', 'Search jobs', '0 jobs'],
    ['/admin/users', 'Search by e-mail', '0 users'],
    ['/admin/scraper', 'Search job boards', '0 job boards'],
    ['/admin/redemption-codes', 'Search by source or code', '0 codes'],
    ['/admin/curation', 'Search by title or company', '0 jobs'],
    ['/admin/audit', 'Search by admin, action or subject', '0 entries'],
  ] as const) {
    await openAfresh(page, address)
    await page.getByRole('searchbox', { name: label }).fill('no such thing anywhere')
    await expect.poll(() => heard(page), address).toContain(nothing)
  }
})

// holds Accessibility §3: A search says how much it finds
test('a filter announces how many jobs it leaves, also in the sheet of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.unroute('**/load_front_end_jobs*')
  await logIn(page, 'free')
  const rows = await listedRows(page)
  const [{ Category: category } = { Category: '' }] = rows
  const left = rows.filter((row) => row.Category === category).length
  await openAfresh(page, '/dashboard')
  const categories = await section(await filtersOf(page), 'Job category')
  await categories.getByRole('checkbox', { name: category }).first().check()
  await expect.poll(() => heard(page)).toMatch(new RegExp(`(^|\\s)${left} jobs?\\b`))
})

// holds Accessibility §3: What is saved as one types says when it is not saved
test('a note that could not be saved says so at its field, and announces it', async ({ page }) => {
  await joinWithSearch(page)
  await track(page, { title: 'Pond Keeper' })
  await openAfresh(page, '/tracker')
  await page.route('**/api/update_tracked_job', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Too many requests.' } }),
  )
  const notes = page.getByLabel('Notes on Pond Keeper')
  await notes.fill('Ask about travel.')
  await expect(notes).toHaveAccessibleDescription('Not saved yet')
  await expect.poll(() => heard(page)).toContain('Not saved yet')
  await expect(notes).toHaveValue('Ask about travel.')
})
