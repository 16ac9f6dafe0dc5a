import type { Page } from '@playwright/test'

/** Runs in the page: what moves, or would on a change, for longer than `most` milliseconds. */
function lastingMotion(most: number): string[] {
  const longest = (list: string) =>
    Math.max(...list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)))
  const found = document.getAnimations().flatMap((one) => {
    const { endTime } = one.effect?.getComputedTiming() ?? {}
    return Number(endTime) > most
      ? [
          `runs for ${endTime} ms: ${one.effect instanceof KeyframeEffect ? one.effect.target?.outerHTML.slice(0, 120) : ''}`,
        ]
      : []
  })
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const moves = style.animationName !== 'none' ? longest(style.animationDuration) : 0
      const changes = style.transitionProperty !== 'none' ? longest(style.transitionDuration) : 0
      if (Math.max(moves, changes) > most || style.scrollBehavior === 'smooth')
        found.push(`moves for ${Math.max(moves, changes)} ms: ${element.outerHTML.slice(0, 120)}${part}`)
    }
  }
  return found
}

/** What moves despite `prefers-reduced-motion`, which the test must have emulated. */
export const motionFindings = (page: Page): Promise<string[]> => page.evaluate(lastingMotion, 10)
