import type { Locator, Page } from '@playwright/test'
import { expectReturn, type Opening, openByKey } from '../../support/access/focus-return.ts'
import { inspect } from '../../support/access/inspect.ts'
import { shorten } from '../../support/access/screens.ts'
import { settled } from '../../support/access/settled.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { expect, isPhone, logIn, test } from '../../support/test.ts'
import { track } from '../../support/tracker.ts'

type State = Opening & { within: string }

const dialog = (page: Page, opener: Locator, name: string | RegExp): State => ({
  opener,
  opened: page.getByRole('dialog', { name }),
  within: 'dialog[open]',
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function openAt(page: Page, address: string) {
  await page.goto(`/#${address}`)
  await settled(page)
}

/** Opens each, inspects it, and closes it with Escape. */
async function lookAt(page: Page, states: readonly State[]) {
  for (const state of states) {
    await openByKey(page, state)
    await inspect(page, `${state.opener}`, state.within)
    await expectReturn(page, state)
  }
}

function menuOf(page: Page): State {
  const banner = page.getByRole('banner')
  const opener = isPhone(page)
    ? banner.getByRole('button', { name: /(Open|Close) menu/ })
    : banner.getByRole('button', { name: 'Account' })
  const opened = isPhone(page)
    ? banner.getByRole('link', { name: 'Tracker' }).filter({ visible: true })
    : banner.getByRole('link', { name: 'Profile' }).filter({ visible: true })
  return { opener, opened, within: 'header' }
}

const filterStates = (page: Page): State[] =>
  isPhone(page)
    ? [dialog(page, button(page, /^Job Filters/), 'Job Filters')]
    : [
        dialog(page, button(page, 'What the travel levels mean'), 'Travel requirements'),
        dialog(page, button(page, 'Save Search'), 'Save Your Search'),
        dialog(page, button(page, 'Manage searches'), 'Manage Your Searches'),
      ]

test.beforeEach(async ({ page }) => {
  test.slow()
  await shorten(page)
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('what opens on the dashboard can be used by everybody, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await joinWithSearch(page)
  await openAt(page, '/dashboard')
  const share = page
    .getByRole('article')
    .getByRole('button', { name: /^Share / })
    .first()
  const menu = page.getByRole('link', { name: 'LinkedIn', exact: true }).filter({ visible: true })
  await lookAt(page, [
    menuOf(page),
    // On phones the ways to share stand on the job page.
    ...((await share.isVisible())
      ? [{ opener: share, opened: menu, within: 'article ul:has(a[target=_blank])' }]
      : []),
    ...filterStates(page),
  ])
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('what opens on the tracker and the account page can be used by everybody, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await joinWithSearch(page)
  await track(page, { title: 'Pond Keeper' })
  await openAt(page, '/tracker')
  await lookAt(page, [
    dialog(page, button(page, 'Details of Pond Keeper'), 'Job Details'),
    dialog(page, button(page, 'Add a job'), 'Add a job'),
    {
      opener: button(page, 'Import and export'),
      opened: page.getByRole('link', { name: 'Export as CSV' }),
      within: 'main',
    },
  ])
  await openAt(page, '/account')
  await lookAt(page, [
    dialog(page, button(page, 'Delete my account'), 'Delete my account?'),
    {
      opener: page.getByLabel('Workplace preference(s)'),
      opened: page.getByRole('checkbox', { name: 'On-site or Hybrid' }),
      within: 'main',
    },
  ])
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('what opens for visitors can be used by everybody, and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await openAt(page, '/sign-up')
  await lookAt(page, [dialog(page, button(page, 'Choose Hop'), 'Sign Up')])
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('what opens in the back office can be used by everybody, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, 'admin')
  await openAt(page, '/admin/scraper')
  await lookAt(page, [
    dialog(page, button(page, 'Add a board'), 'Add a board'),
    dialog(page, button(page, /^Edit /), /^Edit /),
    dialog(page, button(page, /^History of /), /./),
  ])
  await openAt(page, '/admin/content')
  await lookAt(page, [
    dialog(page, button(page, 'Add a testimonial'), 'Add a testimonial'),
    dialog(page, button(page, 'Add a logo'), 'Add a logo'),
  ])
  await openAt(page, '/admin/alerts')
  await lookAt(page, [dialog(page, button(page, 'Add an announcement'), 'Add an announcement')])
  await openAt(page, '/admin/curation')
  await lookAt(page, [
    dialog(page, page.getByRole('article').getByRole('button', { name: /^Edit/ }).first(), /./),
  ])
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('a job beside the list can be used by everybody', async ({ page }) => {
  await logIn(page, 'paid')
  await openAt(page, '/dashboard')
  await button(page, 'Split view').click()
  // The first job opens beside the list; its history is loaded where a reader comes near.
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded()
  await settled(page)
  await inspect(page, 'split view', 'main')
})

// holds Accessibility §1: An error says what happened and offers 'Try again'
test('a list that fails to load says so to everybody', { tag: '@phone' }, async ({ page, complaints }) => {
  await page.unroute('**/load_front_end_jobs*')
  await page.route('**/load_front_end_jobs*', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'You do not have access to this.' } }),
  )
  await page.goto('/#/dashboard')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await inspect(page, 'dashboard without jobs', 'html', true)
  complaints.length = 0
})

// holds Accessibility §1: Dialogs, sheets and menus: axe finds nothing, the focus goes in and comes back
test('a question can be used by everybody, and gives the focus back', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, 'admin')
  await openAt(page, '/admin/users')
  await page.getByRole('searchbox').fill('free@example.com')
  const row = page.getByRole('row').filter({ hasText: 'free@example.com' })
  const question = page.getByRole('alertdialog')
  await lookAt(page, [
    { opener: row.getByRole('button', { name: 'Delete' }), opened: question, within: 'dialog[open]' },
  ])
})
