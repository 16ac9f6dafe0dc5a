import { expect, type Page } from '@playwright/test'

type Stop = {
  /** A stable number for each element; null is the page itself. */
  id: number | null
  told: string
  /** It is shown at all, not covered by a bar, marked as having the focus, and not above the one before. */
  isShown: boolean
  isSeen: boolean
  isMarked: boolean
  goesBack: boolean
}

/** Runs in the page: where the focus is, and whether it can be seen. */
function look(): Stop {
  const element = document.activeElement
  const memory = window as Window & { walked?: Element[] }
  const walked = memory.walked ?? []
  memory.walked = walked
  if (!element || element === document.body)
    return { id: null, told: 'the page', isShown: true, isSeen: true, isMarked: true, goesBack: false }
  // A visually hidden box is drawn by its label.
  const drawnOf = (one: Element) =>
    one.getBoundingClientRect().width <= 1 ? (one.closest('label') ?? one) : one
  const drawn = drawnOf(element)
  const box = drawn.getBoundingClientRect()
  const points = [0.05, 0.5, 0.95].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
  )
  const hasRing = (one: Element, part = '') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const bearers = [element, drawn, element.nextElementSibling, element.closest('label')].filter(
    (one) => one !== null,
  )
  // Reading goes down, or on to another column, but never up within a column.
  const before =
    walked.length > 0 && walked.at(-1) ? drawnOf(walked.at(-1) as Element).getBoundingClientRect() : null
  const isAbove =
    before !== null && box.bottom <= before.top && box.left < before.right && box.right > before.left
  const known = walked.indexOf(element)
  if (known < 0) walked.push(element)
  return {
    id: known < 0 ? walked.length - 1 : known,
    told: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? drawn.textContent ?? '').trim().slice(0, 50)}"`,
    isShown: drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1,
    // Its ancestors lie below it; anything else on top, except its own content, covers it.
    isSeen: points.some((hit) => hit && (drawn.contains(hit) || hit.contains(drawn))),
    isMarked: bearers.some((one) => hasRing(one) || hasRing(one, '::after')),
    goesBack: isAbove,
  }
}

/** Runs in the page: Tab begins at its top, wherever the focus was. */
function toTop() {
  Object.assign(window, { walked: [] })
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

/** Presses Tab from the top of the page until it returns to a stop, or `most` times. */
async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(toTop)
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(look)
    if (stop.id === null || stops.some(({ id }) => id === stop.id)) break
    stops.push(stop)
  }
  return stops
}

/**
 * What is wrong with the stops that Tab reaches: one that is not shown, lies wholly under a bar (WCAG 2.4.11), is not
 * marked (2.4.7), or goes back up (2.4.3).
 */
export async function walkFindings(page: Page, most = 80): Promise<{ found: string[]; stops: number }> {
  const stops = await walk(page, most)
  const found = stops.flatMap((stop, index) => [
    ...(stop.isShown ? [] : [`not shown: ${stop.told}`]),
    ...(stop.isSeen ? [] : [`covered: ${stop.told}`]),
    ...(stop.isMarked ? [] : [`not marked: ${stop.told}`]),
    ...(stop.goesBack ? [`goes back up from ${stops[index - 1]?.told} to ${stop.told}`] : []),
  ])
  return { found, stops: stops.length }
}

/** Expects a page to have several stops, and nothing wrong with them. */
export async function inspectStops(page: Page, name: string, most?: number): Promise<void> {
  const { found, stops } = await walkFindings(page, most)
  expect.soft(found, name).toEqual([])
  expect.soft(stops, name).toBeGreaterThan(5)
}
