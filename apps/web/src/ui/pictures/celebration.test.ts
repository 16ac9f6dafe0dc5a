import { describe, expect, it } from 'vitest'
import { floatingEmojis } from './celebration.tsx'

const constant = (value: number) => () => value

// holds Part 1 §2 Shared overlays: 'Congratulations!': 30 emojis, 3 seconds, then hidden
describe('the celebration', () => {
  // holds Part 1 §9: Celebration: 30 emojis, delay up to 0.5 s, 2 to 3.5 s
  it('has 30 emojis', () => {
    expect(floatingEmojis(Math.random)).toHaveLength(30)
    expect(floatingEmojis(Math.random).filter(({ emoji }) => emoji === '')).toEqual([])
  })

  // holds Part 1 §9: Celebration: 30 emojis, delay up to 0.5 s, 2 to 3.5 s
  it.each([
    ['least', 0, { delaySeconds: 0, durationSeconds: 2, left: 0 }],
    ['most', 1, { delaySeconds: 0.5, durationSeconds: 3.5, left: 96 }],
  ])('has a delay up to 0.5 s and a duration of 2 to 3.5 s: at %s', (_word, drawn, expected) => {
    const emojis = floatingEmojis(constant(drawn))
    expect(emojis.every((emoji) => emoji.delaySeconds === expected.delaySeconds)).toBe(true)
    expect(emojis.every((emoji) => emoji.durationSeconds === expected.durationSeconds)).toBe(true)
    expect(emojis.every((emoji) => emoji.left === expected.left)).toBe(true)
  })
})
