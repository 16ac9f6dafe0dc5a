import { expect, it } from 'vitest'
import { neighbourCard } from './dashboard-shortcuts.tsx'

const cardAt = (top: number) => ({ getBoundingClientRect: () => ({ top, bottom: top + 100 }) })
const [above, first, second] = [cardAt(-50), cardAt(120), cardAt(240)]
const cards = [above, first, second]

it.each<[sentence: string, current: typeof above | null, step: 1 | -1, expected: typeof above | null]>([
  ['j moves to the next card', first, 1, second],
  ['k moves to the card before', first, -1, above],
  ['j stays at the last', second, 1, null],
  ['k stays at the first', above, -1, null],
  ['without a card, the first that is in view', null, 1, first],
])('%s', (_sentence, current, step, expected) => {
  expect(neighbourCard(cards, current, step)).toBe(expected)
})

it('an empty list has no card to move to', () => {
  expect(neighbourCard([], null, 1)).toBeNull()
})
