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
