/** The page's own headings end at this level. */
const ABOVE = 2
const DEEPEST = 6

/** Below the page's own: the first is 3, and none is more than one deeper than the one before. */
export function toHeadingLevels(levels: readonly number[]): number[] {
  const ranks = [...new Set(levels)].sort()
  let before = ABOVE
  return levels.map((level) => {
    before = Math.min(ABOVE + 1 + ranks.indexOf(level), before + 1, DEEPEST)
    return before
  })
}
