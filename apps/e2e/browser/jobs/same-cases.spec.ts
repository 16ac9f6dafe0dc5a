import { jobRow } from '@lilypad/contracts'
import { AUDIENCE_GROUPS, audienceLabel, NO_FILTER, writeSavedState } from '@lilypad/domain'
import {
  approvedAtOf,
  CASE_FOLLOWED,
  CASE_LISTS,
  type CaseJob,
  type CaseList,
  STACKS_WITHOUT_TEXT,
} from '@lilypad/testing'
import type { Page } from '@playwright/test'
import { counter } from '../../support/dashboard.ts'
import { expect, logIn, test } from '../../support/test.ts'

function rowOf(job: CaseJob) {
  const { isTracked: _isTracked, isFollowed: _isFollowed, ...listed } = job
  return jobRow.encode({
    ...listed,
    audience: job.audience.map(audienceLabel),
    locations: [...job.locations],
    eligibleStates: job.eligibleStates && [...job.eligibleStates],
    isPlaceStated: true,
    deadline: null,
    url: 'https://jobs.example.com/1',
    workplace: 'Remote',
    salaryRange: null,
    applyBy: null,
    postedOn: null,
    lastScrapedOn: null,
    approvedAt: approvedAtOf(job),
    logoFile: null,
    logoOneOff: null,
    logoAttachment: null,
  })
}

const groups = AUDIENCE_GROUPS.map(({ children = [], ...group }) => ({
  ...group,
  color: 'rgb(1, 2, 3)',
  children: children.map((child) => ({ ...child, color: 'rgb(1, 2, 3)' })),
}))

/** Answers the calls with these jobs and with one saved search for each case. */
async function serve(page: Page, { jobs, cases }: CaseList) {
  const reply = (call: string, body: object) =>
    page.route(`**/api/${call}`, (route) => route.fulfill({ json: { success: true, ...body } }))
  await reply('load_front_end_jobs', {
    jobs: jobs.map(rowOf),
    audience_groups_new: groups,
    num_companies_scraped: 1,
    user_role: 'preK-12 Educator',
  })
  await reply('load_tracked_job_ids', { ids: jobs.filter((job) => job.isTracked).map((job) => job.id) })
  await reply('load_followed', { companies: CASE_FOLLOWED })
  await reply('set_last_loaded_search', {})
  await reply('get_searches', {
    last_loaded_search_id: null,
    filters_states: cases.map(({ sentence, filter, sort }, index) => ({
      id: index + 1,
      name: sentence,
      state: writeSavedState({ ...NO_FILTER, ...filter }, sort),
      notification_schedule: null,
      new_jobs: [],
      feed_url: null,
    })),
  })
}

/** The ids on the cards, with locations open: what a person would see. */
const cardsIn = (page: Page): Promise<number[][]> =>
  page.evaluate(async () => {
    const articles = [...document.querySelectorAll('article')]
    for (const article of articles)
      article.querySelector<HTMLElement>('button[aria-expanded="false"][aria-controls]:not([title])')?.click()
    await new Promise(requestAnimationFrame)
    const idsIn = (article: Element) =>
      [...article.querySelectorAll('a[href^="#/job/"]')].map((link) =>
        Number(link.getAttribute('href')?.slice(6)),
      )
    return articles.map(idsIn)
  })

const byId = (cards: readonly (readonly number[])[]) => [...cards].sort(([a = 0], [b = 0]) => a - b)

/** Loads each case's search and expects its cards, in order unless the case is only about which jobs match. */
async function expectCards(page: Page, { cases, isOrdered }: CaseList) {
  for (const [index, { sentence, cards }] of cases.entries()) {
    await page.evaluate((id) => {
      window.location.hash = `/dashboard/${id}`
    }, index + 1)
    const seen = async () => {
      const found = await cardsIn(page)
      return isOrdered ? found : byId(found)
    }
    await expect.poll(seen, { message: sentence, intervals: [20, 50, 100] }).toEqual(cards)
  }
}

async function openWith(page: Page, list: CaseList) {
  await logIn(page, 'paid')
  await serve(page, list)
  await page.goto('/#/dashboard')
  await expect(counter(page)).toBeVisible()
}

// The stacks without a text differ in what the rules make of them, which needs no browser.
for (const list of CASE_LISTS.filter((one) => one !== STACKS_WITHOUT_TEXT)) {
  // holds Part 2 §5: Free text, category, type, travel, salary, posted since, audience, location, favourites
  // holds Part 2 §5: Relevance order and its exceptions
  // holds Part 2 §2 Dashboard: Stacks; 'See' and 'Close additional locations'
  test(`the browser finds, orders and stacks the same jobs: ${list.about}`, async ({ page }) => {
    test.setTimeout(90_000)
    await openWith(page, list)
    await expectCards(page, list)
  })
}
