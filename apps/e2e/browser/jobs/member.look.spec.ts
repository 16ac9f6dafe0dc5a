import { userRecord } from '@lilypad/contracts'
import { expect } from '@playwright/test'
import { filtersOf, searchField } from '../../support/dashboard.ts'
import { APPLICATION_ANSWERS } from '../../support/look/applications.ts'
import { JOB_ANSWERS } from '../../support/look/jobs.ts'
import { looksAsBefore } from '../../support/look/look.ts'
import { AS_FREE_MEMBER, AS_PAID_MEMBER, PAULA } from '../../support/look/people.ts'
import { cards } from '../../support/test.ts'

const answers = { ...JOB_ANSWERS, ...APPLICATION_ANSWERS, ...AS_PAID_MEMBER }

looksAsBefore({
  name: 'dashboard',
  views: ['wide-dark', 'tablet'],
  answers,
  open: async (page) => {
    await page.goto('/#/dashboard')
    await expect(cards(page).first()).toContainText('Fits:')
  },
})

looksAsBefore({
  name: 'dashboard-filters',
  views: ['phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/dashboard')
    await expect(cards(page).first()).toBeVisible()
    await filtersOf(page)
    await expect(page.getByRole('button', { name: /^Show [\d,]+ jobs?$/ })).toBeVisible()
  },
})

looksAsBefore({
  name: 'dashboard-empty',
  views: ['phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/dashboard')
    await expect(cards(page).first()).toBeVisible()
    await searchField(page).fill('underwater basket weaving')
    await expect(cards(page)).toHaveCount(0)
    await searchField(page).blur()
  },
})

looksAsBefore({
  name: 'job',
  views: ['wide', 'phone-dark'],
  answers,
  open: async (page) => {
    await page.goto('/#/job/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curriculum Writer, Elementary Science')
    await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeAttached()
  },
})

looksAsBefore({
  name: 'tracker-table',
  views: ['wide', 'phone-dark'],
  answers,
  open: async (page) => {
    await page.goto('/#/tracker')
    await expect(page.getByLabel('Status of Product Designer')).toBeAttached()
  },
})

looksAsBefore({
  name: 'tracker-board',
  views: ['wide-dark'],
  answers,
  open: async (page) => {
    await page.goto('/#/tracker?view=board')
    await expect(page.getByLabel('Status of Product Designer')).toBeAttached()
  },
})

looksAsBefore({
  name: 'account',
  views: ['wide', 'phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/account')
    await expect(page.getByLabel('First name*')).toHaveValue('Paula')
  },
})

looksAsBefore({
  name: 'upgrade',
  views: ['wide-dark'],
  answers: { ...answers, ...AS_FREE_MEMBER },
  open: async (page) => {
    await page.goto('/#/upgrade')
    await expect(page.getByRole('article')).toHaveCount(2)
  },
})

looksAsBefore({
  name: 'redeemed',
  views: ['phone'],
  answers: { ...answers, redeem: { user: userRecord.encode(PAULA) } },
  open: async (page) => {
    await page.goto('/#/redeem/POND-7K7Q-2M4X')
    await expect(page.getByText('You subscription has been activated!')).toBeVisible()
  },
})
