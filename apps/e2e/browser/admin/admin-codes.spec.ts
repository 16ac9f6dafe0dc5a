import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/accessibility.ts'
import {
  answer,
  clipboardOf,
  columnNames,
  holdBack,
  openBackOffice,
  rowWith,
} from '../../support/back-office.ts'
import { joinBy, messageOf, newcomer, readAlert } from '../../support/newcomer.ts'
import { inProduct } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

type Pages = Parameters<typeof openBackOffice>[0]

const openCodes = (page: Pages, search = '') =>
  openBackOffice(page, `redemption-codes${search && `?search=${search}`}`, 'Redemption codes')

function formOf(page: Pages) {
  const form = page.getByRole('region', { name: 'Create New Codes' })
  return {
    source: form.getByLabel('Source'),
    duration: form.getByLabel('Duration in days'),
    count: form.getByLabel('Number to create'),
    create: form.getByRole('button'),
  }
}

/** The redeem link of the only row that bears a source. */
async function linkOf(page: Pages, source: string) {
  const link = rowWith(page, source).getByRole('link')
  await expect(link).toBeVisible()
  return (await link.textContent()) ?? ''
}

async function made(durationDays = 30) {
  const source = `Fair ${randomUUID()}`
  const code = randomUUID().slice(0, 8).toUpperCase()
  await inProduct((a) => a.redemptionCode({ source, code, durationDays }))
  return { source, code }
}

// holds Part 2 §2: `/admin/redemption-codes`
// holds Part 2 §2 Admin redemption codes: 'Create New Codes': three fields, 'Create Codes', 'Creating...', 'Codes created.'
// holds Part 2 §2 Admin redemption codes: 'Unredeemed Codes', four columns
// holds Part 2 §8: 'Codes created.', 'Deleted', 'Undeleted!'
// holds Part 2 §9: 93 days and 1 code by default
test('the form starts with 93 days and 1 code, and creates the requested codes', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  await openCodes(page)
  const form = formOf(page)
  await expect(form.duration).toHaveValue('93')
  await expect(form.count).toHaveValue('1')
  await expect(form.create).toHaveText('Create Codes')
  const source = `Spring fair ${randomUUID()}`
  await form.source.fill(source)
  await form.count.fill('2')
  const letGo = await holdBack(page, 'create_redemption_codes')
  await form.create.click()
  await expect(form.create).toHaveText('Creating...')
  await expect(form.create).toBeDisabled()
  letGo()
  expect(await readAlert(page)).toBe('Codes created.')
  await expect(rowWith(page, source)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Unredeemed Codes' })).toBeVisible()
  expect(await columnNames(page)).toEqual(['Source', 'Duration (days)', 'URL', 'Actions'])
  const row = rowWith(page, source).first()
  await expect(row.getByRole('cell').nth(1)).toHaveText('93')
  const url = (await row.getByRole('link').textContent()) ?? ''
  expect(url).toMatch(/^http:\/\/localhost:\d+\/#\/redeem\/\w{12}$/)
  await joinBy(request, { redemption_code: url.split('/').at(-1) ?? '' }, newcomer())
})

// holds Part 2 §5: No client validation of code creation
// holds Part 2 §8: Admin calls: the server's message or 'An error occurred.'
// holds Decisions §9: Failures re-enable the button: codes, tests, user delete
test('a failed creation says why, and the button can be pressed again', async ({ page }) => {
  await openCodes(page)
  const form = formOf(page)
  await form.source.fill('Too long')
  await form.duration.fill('3651')
  const message = messageOf(page, 'create_redemption_codes')
  await form.create.click()
  expect(await readAlert(page)).toBe(await message)
  await expect(form.create).toHaveText('Create Codes')
  await expect(form.create).toBeEnabled()
  await expect(form.source).toHaveValue('Too long')
})

// holds Part 2 §2 Admin redemption codes: Delete asks, then 'Deleted'
// holds Part 2 §8: 'Codes created.', 'Deleted', 'Undeleted!'
test('deleting a code asks first; then it says Deleted, and nobody can redeem it', async ({
  page,
  request,
}) => {
  const { source, code } = await made()
  await openCodes(page, code)
  const question = 'Are you sure you want to delete this code?'
  const button = rowWith(page, source).getByRole('button', { name: 'Delete' })
  await button.click()
  await answer(page, question, 'Cancel')
  await button.click()
  await answer(page, question, 'Delete')
  expect(await readAlert(page)).toBe('Deleted')
  await expect(rowWith(page, source).getByRole('cell').last()).toHaveText('Deleted')
  const data = { ...newcomer(), fname: 'Wilma', lname: 'Reed', role: 'Student', redemption_code: code }
  expect((await request.post('/api/headless_sign_up', { data })).status()).toBe(400)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No matching codes' })).toBeVisible()
})

test('the redeem link can be copied', async ({ page }) => {
  const { source, code } = await made()
  const read = await clipboardOf(page)
  await openCodes(page, code)
  const url = await linkOf(page, source)
  await rowWith(page, source).getByRole('button', { name: 'Copy the link' }).click()
  expect(await readAlert(page)).toBe('Copied to clipboard!')
  expect(await read()).toBe(url)
})

// holds Part 2 §2 Admin redemption codes: 'Download as CSV'
test('Download as CSV gives every unredeemed code with its link', async ({ page }) => {
  const { source, code } = await made(31)
  await openCodes(page, code)
  const url = await linkOf(page, source)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await (await coming).path()
  expect(await readFile(file, 'utf8')).toContain(`${source},31,${url}`)
})

test('a code is found by its source, and the screen can be used by everybody', async ({ page }) => {
  const { source } = await made()
  await openCodes(page)
  await page.getByRole('searchbox', { name: 'Search by source or code' }).fill(source.toLowerCase())
  await expect(page.getByText('1 code found')).toBeVisible()
  await expect(rowWith(page, source)).toBeVisible()
  await expectAccessible(page)
})
