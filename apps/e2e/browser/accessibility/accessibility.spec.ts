import type { Page } from '@playwright/test'
import { inspectForced } from '../../support/access/forced-colors.ts'
import { inspect } from '../../support/access/inspect.ts'
import {
  clientPaths,
  openScreen,
  SCREENS,
  type Screen,
  shorten,
  type Visitor,
} from '../../support/access/screens.ts'
import { inspectStops } from '../../support/access/walk.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { expect, isPhone, logIn, test } from '../../support/test.ts'
import { track } from '../../support/tracker.ts'

/** Screens that one test inspects. */
const AT_ONCE = 5

const enter: Record<Visitor, (page: Page) => Promise<unknown>> = {
  nobody: async () => undefined,
  free: (page) => logIn(page, 'free'),
  member: async (page) => {
    await joinWithSearch(page)
    for (const title of ['Pond Keeper', 'Reed Cutter']) await track(page, { title })
    await page.request.post('/api/set_hidden_words', { data: { words: ['School Nurse'] } })
  },
  admin: (page) => logIn(page, 'admin'),
}

async function look(page: Page, screen: Screen) {
  await openScreen(page, screen)
  const looksAtContrast = !isPhone(page) || screen.also?.includes('colours on a phone') === true
  await inspect(page, screen.path, 'html', looksAtContrast)
  if (screen.also?.includes('forced colours') && !isPhone(page)) await inspectForced(page, screen.path)
  if (screen.also?.includes('stops')) await inspectStops(page, screen.path)
}

// holds Accessibility §1: Every address of the client is looked at, as each kind of person finds it
test('every address of the client is looked at', () => {
  const looked = new Set(Object.values(SCREENS).flatMap((screens) => screens.map(({ path }) => path)))
  expect([...looked].sort()).toEqual(clientPaths().sort())
})

for (const [visitor, screens] of Object.entries(SCREENS) as [Visitor, readonly Screen[]][]) {
  for (let from = 0; from < screens.length; from += AT_ONCE) {
    const some = screens.slice(from, from + AT_ONCE)
    // holds Accessibility §1: Every address of the client is looked at, as each kind of person finds it
    // holds Accessibility §1: axe finds nothing, levels A and AA of 2.0 to 2.2 and its best practice, in light and in dark colours
    // holds Accessibility §1: Names of every control, none of two told alike; 200 % zoom and 320 px without loss; wider spacing of text; reduced motion; 44 px for a thumb, 24 px in the back office
    // holds Accessibility §2: By Tab alone: in reading order, each stop shown, marked and not covered by a bar
    // holds Accessibility §4: Controls keep an edge and pictures are seen where the system's few colours replace ours
    test(`${visitor}: ${some.map(({ at, path }) => (typeof at === 'string' ? at : path)).join(' ')} can be used by everybody`, {
      tag: '@phone',
    }, async ({ page }) => {
      test.slow()
      await shorten(page)
      await enter[visitor](page)
      for (const screen of some) await test.step(screen.path, () => look(page, screen))
    })
  }
}
