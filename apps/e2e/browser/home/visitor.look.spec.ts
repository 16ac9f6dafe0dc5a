import { expect } from '@playwright/test'
import { listedRows } from '../../support/dashboard.ts'
import { ANSWERS } from '../../support/intake.ts'
import { JOB_ANSWERS } from '../../support/look/jobs.ts'
import { looksAsBefore } from '../../support/look/look.ts'
import { AS_VISITOR } from '../../support/look/people.ts'
import { cards } from '../../support/test.ts'

const answers = { ...JOB_ANSWERS, ...AS_VISITOR }

looksAsBefore({
  name: 'home',
  views: ['wide', 'wide-dark', 'phone'],
  answers,
  open: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Land the remote job/)
    await expect(page.getByText('New here?')).toBeVisible()
  },
})

looksAsBefore({
  name: 'sign-up',
  views: ['wide', 'phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/sign-up')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.locator('img').first()).toBeAttached()
  },
})

looksAsBefore({
  name: 'sign-up-form',
  views: ['phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/sign-up')
    await page.getByRole('button', { name: 'Choose Hop' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign Up' }).getByLabel('First name*')).toBeInViewport()
  },
})

looksAsBefore({
  name: 'log-in',
  views: ['phone-dark'],
  answers,
  open: async (page) => {
    await page.goto('/#/log-in')
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
})

looksAsBefore({
  name: 'dashboard-visitor',
  views: ['wide', 'phone'],
  answers,
  open: async (page) => {
    await page.goto('/#/dashboard')
    await expect(cards(page).first()).toBeVisible()
  },
})

looksAsBefore({
  name: 'intake',
  views: ['wide'],
  answers,
  open: async (page) => {
    await page.addInitScript(
      (kept) => window.localStorage.setItem('lilypad-intake', kept),
      JSON.stringify({ answers: ANSWERS, userId: null }),
    )
    await page.goto('/#/intake?step=3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which waters do you know?')
  },
})

/** The server renders this page: a job of the demo boards, the same at every start except for its days. */
looksAsBefore({
  name: 'public-job',
  views: ['wide', 'phone-dark'],
  answers: {},
  open: async (page) => {
    const job = (await listedRows(page)).find((row) => row['Job Title'] === 'Head of Curriculum')
    await page.goto(`/jobs/${job?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Head of Curriculum')
    await page.locator('main dl dt').evaluateAll((names) => {
      for (const name of names) {
        const isDay = ['Added', 'Checked', 'Posted by employer'].includes(name.textContent)
        if (isDay && name.nextElementSibling) name.nextElementSibling.textContent = 'Feb 2, 2026'
      }
    })
  },
})

looksAsBefore({
  name: 'not-found',
  views: ['phone'],
  answers: {},
  open: async (page) => {
    await page.goto('/jobs/999999999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job may be for members.')
  },
})
