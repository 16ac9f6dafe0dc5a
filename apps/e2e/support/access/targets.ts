import type { Page } from '@playwright/test'

/** Runs in the page: controls that are narrower or lower than `least` pixels. */
function smallTargets(least: number): string[] {
  const FOCUSABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button]'
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? '')
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(isText)
  // Pressing a label presses its field; a link whose ::after covers a card is as large as the card.
  const areasOf = (element: Element): Element[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const over = getComputedStyle(element, '::after')
    const isOver = over.position === 'absolute' && over.content !== 'none'
    const isPlaced = getComputedStyle(element).position !== 'static'
    const card = isOver && !isPlaced && element instanceof HTMLElement ? element.offsetParent : null
    return [element, ...labels, ...(card ? [card] : [])]
  }
  const isLarge = (area: Element) => {
    const { width, height } = area.getBoundingClientRect()
    return width >= least - 0.5 && height >= least - 0.5
  }
  return [...(modal ?? document).querySelectorAll(FOCUSABLE)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    .filter((element) => element.getBoundingClientRect().width > 1 || element.matches('input'))
    .filter((element) => !isInSentence(element) && !areasOf(element).some(isLarge))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`
    })
}

/** Targets narrower or lower than `least` pixels (WCAG 2.5.8 asks for 24, a finger for 44); links in a sentence may be. */
export const targetFindings = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(smallTargets, least)
