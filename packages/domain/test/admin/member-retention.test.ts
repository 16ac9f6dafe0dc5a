import { expect, test } from 'vitest'
import { foldSmallGroups, retentionWeeks } from '../../src/index.ts'

const groupsOf = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([name, people]) => ({ name, people, paid: people, retained: 1 }))
const fold = (sizes: Record<string, number>) =>
  foldSmallGroups(groupsOf(sizes)).map(({ name, people }) => [name, people])

test.each<[sentence: string, sizes: Record<string, number>, shown: [string | null, number][]]>([
  [
    'groups of five stay as they are, in their order',
    { a: 5, b: 90, c: 6 },
    [
      ['a', 5],
      ['b', 90],
      ['c', 6],
    ],
  ],
  [
    'smaller ones are one, at the end',
    { a: 3, b: 9, c: 2 },
    [
      ['b', 9],
      [null, 5],
    ],
  ],
  [
    'if they are fewer than five, the next smallest goes with them',
    { a: 4, b: 9, c: 7 },
    [
      ['b', 9],
      [null, 11],
    ],
  ],
  [
    'and no other of the same size',
    { a: 1, b: 5, c: 5 },
    [
      ['c', 5],
      [null, 6],
    ],
  ],
  ['two groups of which one is small are one', { a: 4, b: 100 }, [[null, 104]]],
  ['too few people altogether are not shown', { a: 1, b: 3 }, []],
  ['a group of nobody is no group', { a: 0, b: 5 }, [['b', 5]]],
])('%s', (_sentence, sizes, shown) => {
  expect(fold(sizes)).toEqual(shown)
})

test('what is shown adds up, and no group shown or hidden has fewer than five people', () => {
  for (let seed = 1; seed < 500; seed += 1) {
    const sizes = Array.from({ length: (seed % 7) + 1 }, (_, n) => (seed * (n + 3) * 7919) % 13)
    const shown = foldSmallGroups(groupsOf(Object.fromEntries(sizes.map((size, n) => [`g${n}`, size]))))
    const sum = sizes.reduce((all, size) => all + size, 0)
    expect(shown.reduce((all, { people }) => all + people, 0)).toBe(sum < 5 ? 0 : sum)
    expect(shown.every(({ people }) => people >= 5)).toBe(true)
  }
})

test('small groups together keep how many paid and how many still do', () => {
  expect(foldSmallGroups(groupsOf({ a: 3, b: 4 }))).toEqual([{ name: null, people: 7, paid: 7, retained: 2 }])
})

test.each([
  ['a Saturday', '2026-11-28T20:00:00Z', '2026-05-31', '2024-12-01'],
  ['a Sunday that has not begun in New York', '2026-11-29T03:00:00Z', '2026-05-31', '2024-12-01'],
  ['a Sunday', '2026-11-29T20:00:00Z', '2026-06-07', '2024-12-08'],
])('of weeks from Sunday, 26 are shown and 104 read: %s', (_day, now, shownFrom, readFrom) => {
  expect(retentionWeeks(new Date(now))).toEqual({ shownFrom, readFrom })
})
