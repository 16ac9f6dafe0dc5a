import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { counter, openDashboard, searchField } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { inProduct } from '../../support/product-database.ts'
import { cards, expect, expectNoSidewaysScroll, test } from '../../support/test.ts'

const putJob = (companyName: string, title: string) =>
  inProduct((a) => a.job({ companyName, title, freeTenth: true, approvedAt: new Date() }))

const followButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Follow ${name}`, exact: true })

// holds Beyond §6: Follow: one bit on company page, card and job
test('a company is followed on a job of it; its jobs are marked, found by the filter, and listed on the account', async ({
  page,
}) => {
  const name = `Heron House ${randomUUID().slice(0, 8)}`
  const job = await putJob(name, 'Pond Keeper of the Followed')
  await joinByCall(page)
  await page.goto(`/#/job/${job.id}`)
  await followButton(page, name).click()
  await expect(followButton(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(followButton(page, name)).toHaveText('Following')
  await expectAccessibleAtAnyWidth(page)

  await openDashboard(page, '?followed=1')
  await expect(counter(page)).toHaveText('1 job found')
  await expect(page.getByRole('button', { name: /Companies you follow/ })).toBeVisible()
  const card = cards(page).filter({ hasText: 'Pond Keeper of the Followed' })
  await expect(card).toContainText('Following')
  await expectAccessibleAtAnyWidth(page)

  await page.goto('/#/account')
  const section = page.getByRole('region', { name: 'Companies you follow' })
  await expect(section.getByRole('link', { name })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await section.getByRole('button', { name: `Follow ${name}` }).click()
  await expect(section).toContainText('None yet.')
})

// holds Beyond §6: Follow: following un-hides and hiding un-follows
test('the page of a hidden company follows it, which shows its jobs again', async ({ page }) => {
  const name = `Otter Trust ${randomUUID().slice(0, 8)}`
  await putJob(name, 'Reed Cutter')
  await joinByCall(page)
  await page.request.post('/api/hide_company', { data: { company: name, hidden: true } })
  await page.goto(`/#/company/${encodeURIComponent(name)}`)
  await expect(page.getByText(`You hide all jobs of ${name}.`)).toBeVisible()
  await followButton(page, name).click()
  await expect(page.getByText(`You hide all jobs of ${name}.`)).toBeHidden()
  await expect(cards(page)).toContainText('Following')
  await expectAccessibleAtAnyWidth(page)
  await followButton(page, name).click()
  await expect(cards(page)).not.toContainText('Following')
})

// holds Beyond §6: Follow: one bit on company page, card and job
test('a card follows its company; hiding the company ends that', { tag: '@phone' }, async ({ page }) => {
  const name = `Curlew College ${randomUUID().slice(0, 8)}`
  await putJob(name, 'Marsh Warden of the Card')
  await joinByCall(page)
  await openDashboard(page)
  await searchField(page).fill('Marsh Warden of the Card')
  const card = cards(page).filter({ hasText: name })
  await card.getByRole('button', { name: `Follow ${name}` }).click()
  await expect(card.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toContainText('Following')
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(150)
  await expectAccessibleAtAnyWidth(page)
  await expectNoSidewaysScroll(page)

  await card.getByRole('button', { name: 'Hide Marsh Warden of the Card' }).click()
  await page.getByRole('button', { name: `Hide all jobs of ${name}` }).click()
  const row = page.getByRole('article', { name: /^Hidden/ })
  await expect(row).toContainText(`Hidden · all jobs of ${name}`)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row).not.toContainText(`Hidden · all jobs of ${name}`)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute('aria-pressed', 'false')
})

test('visitors see no button to follow', async ({ page }) => {
  const name = `Visited ${randomUUID().slice(0, 8)}`
  await putJob(name, 'Frog Counter')
  await page.goto(`/#/company/${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(followButton(page, name)).toHaveCount(0)
})
