import type { Page } from '@playwright/test'

/** Runs in the page: texts of which a part is out of sight, cut off or beyond the edge, and cannot be moved into it. */
function lostTexts(): string[] {
  const SLACK = 2
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
  const isForReaders = (box: DOMRect) => box.width <= 1 || box.height <= 1
  const isLost = (text: DOMRect, from: Element): boolean => {
    for (let around: Element | null = from; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (isShortened(style) || isForReaders(box) || around.getAttribute('aria-hidden') === 'true')
        return false
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && around !== document.documentElement)
        return false
      const cutsX = /hidden|clip/.test(style.overflowX)
      const cutsY = /hidden|clip/.test(style.overflowY)
      if (cutsX && (text.right > box.right + SLACK || text.left < box.left - SLACK)) return true
      if (cutsY && (text.bottom > box.bottom + SLACK || text.top < box.top - SLACK)) return true
      if (style.position === 'fixed') break
    }
    return text.right > window.innerWidth + SLACK || text.left < -SLACK
  }
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    if (
      !parent ||
      !node.textContent?.trim() ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width > 0 && isLost(box, parent))
      lost.push(`lost: ${node.textContent.trim().slice(0, 80)} in ${parent.outerHTML.slice(0, 120)}`)
  }
  return lost
}

const sidewaysFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spare = document.documentElement.scrollWidth - window.innerWidth
    return spare > 0 ? [`moves sideways by ${spare} px`] : []
  })

const looking = async (page: Page, at: string) =>
  [...(await sidewaysFindings(page)), ...(await page.evaluate(lostTexts))].map((one) => `${at}: ${one}`)

/** Runs in the page: lines, letters and words as far apart as somebody may want them (WCAG 1.4.12), or as they were. */
function spaceOut(on: boolean) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = on ? [sheet] : []
}

/** What is lost with wider spacing of text. */
export async function spacingFindings(page: Page): Promise<string[]> {
  await page.evaluate(spaceOut, true)
  const found = await looking(page, 'spaced out')
  await page.evaluate(spaceOut, false)
  return found
}

/** What is lost when a page of 1280 × 1024 is made larger: twice (WCAG 1.4.4), and four times (1.4.10). */
export async function zoomFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const [width, height] of [
    [640, 512],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    found.push(...(await looking(page, `${width} px wide`)))
  }
  if (before) await page.setViewportSize(before)
  return found
}
