import { openDashboard } from '../../support/dashboard.ts'
import { expect, logIn, test } from '../../support/test.ts'

test('where the facts of a card wrap, no line begins or ends with a dot, and a press on them opens the job', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, 'paid')
  await openDashboard(page, '?search=curriculum')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const dots = await page.evaluate(() => {
    // A narrow card leaves a fact out: it has no box, and neither has its dot.
    const isDrawn = (element: Element) => element.getClientRects().length > 0
    const all = [...document.querySelectorAll('article p span')].filter(
      (one) => one.textContent === ' · ' && isDrawn(one),
    )
    return all.map((dot) => {
      const line = dot.closest('p')?.getBoundingClientRect()
      const facts = [...(dot.parentElement?.parentElement?.children ?? [])].filter(isDrawn)
      const before = facts[facts.findIndex((fact) => fact.contains(dot)) - 1]?.getBoundingClientRect()
      const { left, top } = dot.getBoundingClientRect()
      return { isSeen: left >= (line?.left ?? 0), isBetween: (before?.bottom ?? 0) > top }
    })
  })
  expect(dots.length).toBeGreaterThan(10)
  expect(dots.filter(({ isSeen, isBetween }) => isSeen !== isBetween)).toEqual([])
  // The link of the card lies above the line.
  await card
    .getByText(/Hiring Nationally|Full-Time/)
    .first()
    .click({ force: true })
  await expect(page).toHaveURL(/#\/job\/\d+/)
})

/** How high a card is at most at a phone's width; one with a title of three lines or with other places, a line more. */
const CARD_HEIGHT = 150
const TALL_HEIGHT = 176
const LONG_TITLE = 100
const mostFor = ({ title, text }: { title: string | null; text: string }) =>
  (title ?? '').length > LONG_TITLE || text.includes('See additional locations') ? TALL_HEIGHT : CARD_HEIGHT

test('on a phone a card shows what decides in little height: also one that is sponsored', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'paid')
  await openDashboard(page)
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const seen = await cards.evaluateAll((all) =>
    all.slice(0, 30).map((card) => ({
      height: card.getBoundingClientRect().height,
      title: card.getAttribute('aria-label'),
      hasAudience: card.querySelector('ul[aria-label="Category and audience"] li:last-child') !== null,
      text: card.textContent ?? '',
    })),
  )
  for (const { title, text, hasAudience } of seen) {
    expect([title, hasAudience]).toEqual([title, true])
    expect(text).toMatch(/Salary not listed|[$€£\d]/)
    expect(text).toMatch(/Travel/)
  }
  expect(seen.some(({ text }) => text.includes('Sponsored'))).toBe(true)
  expect(seen.filter((card) => card.height > mostFor(card))).toEqual([])
})

test('on a phone no card cuts its audience, or what it says of an application', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'member')
  await openDashboard(page)
  const cards = page.getByRole('article')
  await expect(cards.getByText(/^You applied to a job of theirs/).first()).toBeVisible()
  const cut = await cards.evaluateAll((all) =>
    all
      .flatMap((card) => [...card.querySelectorAll('*')])
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})
