import { expect, it } from 'vitest'
import { firstSentence } from './home-jobs.tsx'

// holds Part 1 §2 Home page: Featured jobs as cards: summary cut at the first period, audience before ' ('
// holds Part 2 §9: Home cards: first period, ' ('
it.each([
  ['Write lessons. Review them.', 'Write lessons.'],
  ['No period at all', 'No period at all'],
  ['', ''],
])('the summary %j is cut at the first period', (summary, cut) => {
  expect(firstSentence(summary)).toBe(cut)
})
