import type { Locator, Page } from '@playwright/test'
import { filtersOf, openDashboard, section } from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { cards, expect, test } from '../../support/test.ts'

const openHome = (page: Page) => page.goto('/#/')

async function openJob(page: Page) {
  await openDashboard(page)
  await cards(page).first().getByRole('link').first().click()
}

const pressingOnJob = (name: string) => async (page: Page) => {
  await openJob(page)
  await page.getByRole('button', { name }).click()
}

/** Opens the dashboard and presses a button there. */
const pressing = (name: string | RegExp) => async (page: Page) => {
  await openDashboard(page)
  await page.getByRole('main').getByRole('button', { name }).first().click()
}

async function openCalendar(page: Page) {
  await openDashboard(page)
  const since = await section(await filtersOf(page), 'Posted since')
  await since.getByRole('button', { name: 'Choose a day' }).click()
}

const seeJobs = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See the jobs' }).first()
const firstCard = (page: Page) => cards(page).first()
const apply = (page: Page) => page.getByRole('link', { name: 'Apply on company site' }).first()

type Part = [script: string, open: (page: Page) => Promise<unknown>, stays: (page: Page) => Locator]

/** A script of one part alone, how to come to the part, and what stays beside it. */
const PARTS: Part[] = [
  ['below-the-fold', openHome, seeJobs],
  ['lead-form', openHome, seeJobs],
  ['job-description', openJob, apply],
  ['resume-dialog', pressingOnJob('Compare with my resume'), apply],
  ['report-dialog', pressingOnJob('Report this job'), apply],
  ['explanation-dialog', pressing('What the travel levels mean'), firstCard],
  ['calendar', openCalendar, firstCard],
  ['save-search-dialog', pressing('Save Search'), firstCard],
  ['job-pane', pressing('Split view'), firstCard],
]

for (const [script, open, stays] of PARTS) {
  test(`a content blocker that stops ${script} takes away that part alone`, async ({ page, complaints }) => {
    if (open !== openHome) await joinPremium(page)
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort('blockedbyclient'))
    await open(page)
    await expect(page.getByText('This part did not load.').first()).toBeVisible()
    await expect(stays(page)).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_')))
  })
}
