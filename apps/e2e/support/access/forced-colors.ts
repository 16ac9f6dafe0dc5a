import { expect, type Page } from '@playwright/test'
import { type Box, measureDrawn } from './pixels.ts'

/** WCAG 1.4.11: what is needed to tell a control, its state or a picture. */
const LEAST = 3

type Part = Box & { kind: 'control' | 'icon'; told: string }

/** Runs in the page: the controls and the pictures that are in sight, whole and uncovered. */
function partsInSight(): Part[] {
  const CONTROLS = 'button, input:not([type=hidden]), select, textarea, [role=button], a.button'
  /** Drawn by the system itself, or by the label around it. */
  const DRAWN_APART = 'input[type=checkbox], input[type=radio], input[type=range], input[type=file], .sr-only'
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const isInSight = (element: Element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width < 4 || height < 4 || left < 2 || top < 2) return false
    if (right > innerWidth - 2 || bottom > innerHeight - 2) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const partOf = (kind: Part['kind']) => (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const named = element.closest('[aria-label], button, a') ?? element
    const name = named.getAttribute('aria-label') ?? named.textContent ?? ''
    return { kind, left, top, width, height, told: `${element.tagName} "${name.trim().slice(0, 60)}"` }
  }
  const controls = [...modal.querySelectorAll(CONTROLS)].filter((one) => !one.matches(DRAWN_APART))
  // An icon that is alone in a button is its only visible label.
  const icons = [...modal.querySelectorAll('button svg, a svg, [role=img]')]
  return [
    ...controls.filter(isInSight).map(partOf('control')),
    ...icons.filter(isInSight).map(partOf('icon')),
  ]
}

/**
 * What is lost where somebody's own few colours replace ours (`forced-colors`, which the page must have been told):
 * controls whose edge cannot be told from what is around them, and pictures that cannot be seen, as they are drawn.
 */
async function forcedColorFindings(page: Page): Promise<{ found: string[]; looked: number }> {
  const parts = await page.evaluate(partsInSight)
  const drawn = await measureDrawn(page, parts)
  const found = parts.flatMap(({ kind, told }, place) => {
    const { edge = 0, contrast = 0 } = drawn[place] ?? {}
    const seen = kind === 'control' ? edge : contrast
    return seen < LEAST ? [`${kind} ${told}: ${seen.toFixed(2)}`] : []
  })
  return { found, looked: parts.length }
}

/**
 * Inspects the page in forced colours, dark and light.
 *
 * @param least how many controls and pictures are to be seen
 */
export async function inspectForced(page: Page, name: string, least = 3): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    // A page just opened may be painted once more in its former colours; a defect stays.
    await expect
      .soft(async () => {
        const { found, looked } = await forcedColorFindings(page)
        expect(found, `${colorScheme}, ${name}`).toEqual([])
        expect(looked, name).toBeGreaterThanOrEqual(least)
      })
      .toPass()
  }
  await page.emulateMedia({ forcedColors: 'none' })
}
