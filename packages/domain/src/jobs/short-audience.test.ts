import { expect, it } from 'vitest'
import { shortAudience } from './short-audience.ts'

// holds Part 1 §2 Home page: Featured jobs as cards: summary cut at the first period, audience before ' ('
// holds Part 2 §9: Home cards: first period, ' ('
it.each([
  ['Relevant Skills (2-5 years)', 'Relevant Skills'],
  ['PreK-12 Educator', 'PreK-12 Educator'],
  ['A (b) (c)', 'A'],
])('the audience label %j is cut before " ("', (label, cut) => {
  expect(shortAudience(label)).toBe(cut)
})
