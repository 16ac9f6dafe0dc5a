import { expect, type Locator, type Page } from '@playwright/test'

/** Answers to every question, as the browser keeps them. */
export const ANSWERS = {
  current_job_title: 'Learning designer',
  industries: ['edtech'],
  years_experience: 7,
  categories_exp: [{ name: 'Customer Success', is_active: true, num_years: 4 }],
  workplace_type: 'remote',
  travel_preference: 'regular',
  salary_min: 65_000,
  selected_plan: 'hop',
}

const KEY = 'lilypad-intake'

/** What the browser keeps of the questionnaire; null when nothing. */
export const keptAnswers = (page: Page): Promise<string | null> =>
  page.evaluate((key) => window.localStorage.getItem(key), KEY)

/** Puts `kept` where the browser keeps the answers: the client reads it when it is loaded next. */
export async function keepAnswers(page: Page, kept: unknown): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [
    KEY,
    typeof kept === 'string' ? kept : JSON.stringify(kept),
  ] as const)
}

/** Loads the client at a path, with `kept` where the browser keeps the answers. */
export async function openWithKept(page: Page, kept: unknown, path: string): Promise<void> {
  await keepAnswers(page, kept)
  await page.goto(`/#${path}`)
}

export const question = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const forward = (page: Page): Locator => page.getByRole('button', { name: /^(Forward|Continue to)/ })

const STEPS = [
  'Introduction',
  'Job Title',
  'Industry and Experience',
  'Category Experience',
  'Companies Showcase',
  'Workplace Type',
  'Travel Preferences',
  'Salary Range',
  'Plan Selection',
]

/** Expects the questionnaire to show a step, by its number and its name. */
export async function expectStep(page: Page, step: number): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Progress' })
  await expect(progress).toHaveAttribute('aria-valuenow', `${step}`)
  await expect(progress).toHaveAttribute('aria-valuetext', `Step ${step} of 9: ${STEPS[step - 1]}`)
}
