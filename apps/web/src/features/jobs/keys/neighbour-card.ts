/** Anything that has a place on the screen. */
type Placed = { getBoundingClientRect(): { top: number; bottom: number } }

/** What the bar at the top covers, in pixels. */
const COVERED = 80

/**
 * The card that a step leads to: the one beside the current card; without one, the first card in view.
 * Null at the ends of the list.
 */
export const neighbourCard = <C extends Placed>(
  cards: readonly C[],
  current: C | null,
  step: 1 | -1,
): C | null => {
  if (current) return cards[cards.indexOf(current) + step] ?? null
  return cards.find((card) => card.getBoundingClientRect().top >= COVERED) ?? cards[0] ?? null
}
