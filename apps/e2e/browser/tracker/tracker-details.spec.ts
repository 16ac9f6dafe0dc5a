import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { joinByCall, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, storedJob, track } from '../../support/tracker.ts'

const TITLE = 'Pond Keeper'
const stored = (page: Page) => storedJob(page, TITLE)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

async function openDetails(page: Page): Promise<Locator> {
  await openTracker(page)
  await page.getByRole('button', { name: `Details of ${TITLE}` }).click()
  return page.getByRole('dialog', { name: 'Job Details' })
}

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: TITLE })
})

// holds Part 2 §2 Job tracker: Job Details: Application, Interview, Offer
// holds Part 2 §4: The details dialog has at least one question
// holds Decisions §9: Job Details is opened from the row
test('with the keyboard alone: the reminder on top, notes, questions and OK, and the focus is back on the button', async ({
  page,
}) => {
  await openTracker(page)
  const button = page.getByRole('button', { name: `Details of ${TITLE}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Job Details' })
  await expect(dialog.getByRole('textbox', { name: 'Question 1' })).toHaveValue('')
  await expectAccessible(page, 'dialog[open]')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Reminder',
    'Interview',
    'Notes',
    'Documentation',
    'Knockout Questions',
    'Timeline',
  ])
  await dialog.getByRole('textbox', { name: 'Question 1' }).focus()
  await page.keyboard.type('Do you have a licence?')
  await dialog.getByRole('button', { name: 'Add Question' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Question 2' })).toBeFocused()
  await page.keyboard.type('May you travel?')
  await dialog.getByRole('button', { name: 'OK', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect((await stored(page))?.knockout_questions).toEqual(['Do you have a licence?', 'May you travel?'])
})

// holds Part 2 §2 Job tracker: Knockout questions, 'Add Question', OK
test('questions are edited and deleted; if one cannot be saved the dialog stays open', {
  tag: '@journey',
}, async ({ page }) => {
  const dialog = await openDetails(page)
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('One?')
  await dialog.getByRole('button', { name: 'Add Question' }).click()
  await dialog.getByRole('textbox', { name: 'Question 2' }).fill('Two?')
  await dialog.getByRole('button', { name: 'Delete question 1' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Two?')
  await expect.poll(async () => (await stored(page))?.knockout_questions).toEqual(['Two?'])
  await page.route('**/api/update_tracked_job', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'You do not have access to this.' } }),
  )
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('Two, and a half?')
  await page.keyboard.press('Escape')
  expect(await readAlert(page)).toBe('You do not have access to this.')
  await expect(dialog.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Two, and a half?')
  await page.unroute('**/api/update_tracked_job')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect((await stored(page))?.knockout_questions).toEqual(['Two, and a half?'])
})

for (const [name, noun, field] of [
  ['Resume', 'resume', 'resume_filename'],
  ['Cover letter', 'cover letter', 'cover_letter_filename'],
] as const) {
  // holds Part 2 §2 Job tracker: Resume and cover letter: upload, download, delete
  // holds Part 2 §5: '… delete your resume?', '… delete your cover letter?'
  test(`the ${noun} is uploaded, downloaded, and deleted after a question`, async ({ page }) => {
    const dialog = await openDetails(page)
    const part = dialog.getByRole('group', { name })
    await part.getByLabel(`${name} file`).setInputFiles({
      name: 'My papers.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    })
    await expect(part.getByText('My papers.pdf')).toBeVisible()
    expect((await stored(page))?.[field]).toBe('My papers.pdf')
    const link = part.getByRole('link', { name: `Download ${noun}` })
    await expect(link).toHaveAttribute('target', '_blank')
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(await file.body()).toEqual(PDF)
    await part.getByRole('button', { name: `Delete ${noun}` }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`Are you sure you want to delete your ${noun}?`)
    await question.getByRole('button', { name: 'Delete' }).click()
    // The button that was pressed is gone; the focus stays where the document was.
    await expect(part.getByRole('button', { name: `Upload ${noun}` })).toBeFocused()
    expect((await stored(page))?.[field]).toBeNull()
  })
}

test('an alert reports a refused file; an upload shows its progress', async ({ page }) => {
  const dialog = await openDetails(page)
  const resume = dialog.getByRole('group', { name: 'Resume' })
  const choose = (name: string, buffer: Buffer) =>
    resume.getByLabel('Resume file').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(await readAlert(page)).toBe('The file must be 5 MB or smaller.')
  await choose('program.pdf', Buffer.from('MZ\u0000\u0001 this is no document'))
  expect(await readAlert(page)).not.toBe('')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/tracker/upload_resume', async (route) => {
    await held
    await route.continue()
  })
  await choose('fine.pdf', PDF)
  await expect(resume.getByRole('progressbar', { name: 'Resume upload' })).toBeVisible()
  await expect(resume.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  release()
  await expect(resume.getByText('fine.pdf')).toBeVisible()
})

// holds Part 2 §2 Job tracker: 'Portfolio submitted'
test('portfolio, reminder with its calendar file, and the timeline of statuses', async ({ page }) => {
  await openTracker(page)
  await page.getByLabel(`Status of ${TITLE}`).selectOption('Applied')
  await expect.poll(async () => (await stored(page))?.tracker_status).toBe(1)
  const dialog = await openDetails(page)
  await dialog.getByLabel('Portfolio submitted').check()
  await expect.poll(async () => (await stored(page))?.is_portfolio_submitted).toBe(true)
  await expect(dialog.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Saved /,
    /^Applied /,
  ])
  await dialog.getByLabel('Remind me on').fill('2001-01-01')
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  expect(await readAlert(page)).toBe('Please choose today or a later day.')
  await dialog.getByLabel('Remind me on').fill('2099-03-04')
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(dialog.getByText('We’ll remind you on March 4, 2099.')).toBeVisible()
  const address = await dialog.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(address ?? '')).text()).toContain('BEGIN:VCALENDAR')
  await dialog.getByRole('button', { name: 'Remove reminder' }).click()
  await expect.poll(async () => (await stored(page))?.remind_on).toBeNull()
})
