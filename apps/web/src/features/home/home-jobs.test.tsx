import type { FullJob } from '@lilypad/contracts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { firstSentence, HomeJobCard } from './home-jobs.tsx'

const job = {
  id: 7,
  title: 'Curriculum Writer',
  companyName: 'Bright Pond',
  audience: ['Relevant Skills (2-5 years)', 'PreK-12 Educator'],
  salaryMax: 86_000,
  salaryRange: '$81,000 - $86,000',
  summary: 'You write lessons. You review them.',
} as FullJob

// holds Part 1 §2 Home page: Featured jobs as cards: summary cut at the first period, audience before ' ('
// holds Part 2 §9: Home cards: first period, ' ('
it('a card shows the summary up to its first period, and audiences without their years', () => {
  const html = renderToStaticMarkup(<HomeJobCard job={job} colors={{}} />)
  const texts = html.split(/<[^>]*>/).filter((text) => text.trim())
  expect(texts).toEqual(
    expect.arrayContaining(['Curriculum Writer', 'Bright Pond', 'You write lessons.', 'PreK-12 Educator']),
  )
  expect(texts).toContain('Relevant Skills')
  expect(html).not.toMatch(/You review them|2-5 years/)
})

// holds Part 1 §2 Home page: Featured jobs as cards: summary cut at the first period, audience before ' ('
// holds Part 2 §9: Home cards: first period, ' ('
it.each([
  ['Write lessons. Review them.', 'Write lessons.'],
  ['No period at all', 'No period at all'],
  ['', ''],
])('the summary %j is cut at the first period', (summary, cut) => {
  expect(firstSentence(summary)).toBe(cut)
})
