import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { counter, listedRows, openDashboard, searchField } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { joinPremium } from '../../support/premium.ts'
import { cards, expect, test } from '../../support/test.ts'

const countOf = async (page: Page) => Number((await counter(page).textContent())?.replace(/\D/g, ''))
const firstCard = (page: Page) => cards(page).first()
const titleOf = (page: Page) => firstCard(page).getByRole('heading').textContent()
const rowOf = (page: Page) => page.getByRole('article', { name: /^Hidden: / })
const hideFirst = (page: Page) =>
  firstCard(page)
    .getByRole('button', { name: /^Hide / })
    .click()

// holds Beyond §3: it can be undone at once (one key, one click)
test('a hidden card becomes a row in its place, and comes back by Undo; after a reload it is gone', {
  tag: ['@journey', '@phone', '@server'],
}, async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  const [count, title] = [await countOf(page), (await titleOf(page)) ?? '']
  const before = await firstCard(page).boundingBox()
  await hideFirst(page)
  await expect(rowOf(page)).toContainText(`Hidden · ${title}`)
  const after = await rowOf(page).boundingBox()
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width])
  await expect(counter(page)).toHaveText(`${count - 1} jobs found`)
  await expectAccessible(page)
  await rowOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(firstCard(page).getByRole('heading')).toHaveText(title)
  await expect(counter(page)).toHaveText(`${count} jobs found`)
  await hideFirst(page)
  await expect(rowOf(page)).toHaveCount(1)
  await page.reload()
  await expect(counter(page)).toHaveText(`${count - 1} jobs found`)
  await expect(rowOf(page)).toHaveCount(0)
})

// holds Beyond §3: it can be undone at once (one key, one click)
test('x hides the card that has the focus and shows it again; j goes on from there', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  const title = (await titleOf(page)) ?? ''
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(rowOf(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('x')
  await expect(firstCard(page).getByRole('link', { name: title })).toBeFocused()
  await page.keyboard.press('x')
  await expect(rowOf(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(cards(page).nth(1).getByRole('heading').getByRole('link')).toBeFocused()
})

test('the rows of hidden jobs go when the list shows something else', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  await hideFirst(page)
  await expect(rowOf(page)).toHaveCount(1)
  await searchField(page).fill('e')
  await expect(rowOf(page)).toHaveCount(0)
})

test('a reason can be given afterwards, and all jobs of the employer hidden and shown again', async ({
  page,
}) => {
  await joinByCall(page)
  await openDashboard(page)
  const [first] = await listedRows(page)
  const company = first?.['Company Name'] ?? ''
  await hideFirst(page)
  await rowOf(page).getByRole('button', { name: 'Pay' }).click()
  await expect(rowOf(page).getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-pressed', 'true')
  await rowOf(page)
    .getByRole('button', { name: `Hide all jobs of ${company}` })
    .click()
  await expect(rowOf(page)).toContainText(`all jobs of ${company}`)
  const others = page.getByRole('article', { name: new RegExp(`, ${company}$`) })
  await expect(others).toHaveCount(1)
  await page.goto(`/#/company/${encodeURIComponent(company)}`)
  await expect(page.getByText(`You hide all jobs of ${company}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Show them again' }).click()
  await expect(page.getByText(`You hide all jobs of ${company}.`)).toBeHidden()
})

test('the page of a job hides it and says what hides it', async ({ page }) => {
  await joinByCall(page)
  const [first] = await listedRows(page)
  await page.goto(`/#/job/${first?.id}`)
  await page.getByRole('button', { name: /^Hide / }).click()
  await expect(page.getByText('Hidden ·')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await expect(page.getByRole('button', { name: 'Unhide' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Hide / })).toBeFocused()
})

// holds Beyond §3: `/account/hidden` lists all
test('one page of the account lists all that is hidden, adds and takes back', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  const [first, second] = await listedRows(page)
  await page.request.post('/api/hide_job', { data: { id: first?.id, reason: 'seen' } })
  await page.goto('/#/account')
  await page.getByRole('link', { name: 'See and change what you hide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you hide')
  await page.getByLabel('Word, such as “sales”').fill('manager')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove manager' })).toBeVisible()
  await page.getByLabel('Company name').fill(second?.['Company Name'] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Unhide ${second?.['Company Name']}` })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await openDashboard(page)
  await expect(page.getByRole('article', { name: /\bmanager\b/i })).toHaveCount(0)
  await page.goto('/#/account/hidden')
  await page.getByRole('button', { name: `Unhide ${first?.['Job Title']}` }).click()
  await expect(page.getByText('on a card hides its job.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove manager' }).click()
  await expect(page.getByRole('button', { name: 'Remove manager' })).toBeHidden()
})

test('a stack hides as a whole, or one place by itself', { tag: '@server' }, async ({ page }) => {
  await joinPremium(page)
  const rows = await listedRows(page)
  const isStacked = (id: string | null) => id !== null && rows.filter((row) => row.stack_id === id).length > 1
  const stack = rows.filter((row) => row.stack_id === rows.find((one) => isStacked(one.stack_id))?.stack_id)
  const title = stack[0]?.['Job Title'] ?? ''
  await openDashboard(page)
  await searchField(page).fill(`${title} ${stack[0]?.['Company Name']}`)
  const card = page
    .getByRole('article', { name: `${title}, ${stack[0]?.['Company Name']}`, exact: true })
    .filter({ has: page.getByRole('button', { name: /additional locations$/ }) })
    .first()
  await expect.poll(() => countOf(page)).toBeLessThan(rows.length)
  const count = await countOf(page)
  await card.getByRole('button', { name: 'See additional locations' }).click()
  await card
    .getByRole('listitem')
    .getByRole('button', { name: /^Hide / })
    .first()
    .click()
  await expect(card.getByText('Hidden ·')).toBeVisible()
  await expect.poll(() => countOf(page)).toBe(count - 1)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countOf(page)).toBe(count)
  await card
    .getByRole('button', { name: /^Hide / })
    .first()
    .click()
  await expect(rowOf(page)).toContainText(`${stack.length} places`)
  await expect.poll(() => countOf(page)).toBe(count - stack.length)
  await rowOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countOf(page)).toBe(count)
})
