import { describe, expect, it } from 'vitest'
import {
  allCheckedAt,
  employerSlug,
  employersBySlug,
  employerWordsToday,
  medianDaysOpen,
} from './employer.ts'

describe('the slug of an employer has small letters, digits and hyphens alone', () => {
  it.each([
    ['Quillmarsh', 'quillmarsh'],
    ['  Pond & Søns, Inc.  ', 'pond-sons-inc'],
    ["L'École 42", 'lecole-42'],
    ['100% Math/Science "Lab" 🐸', '100-math-science-lab'],
    ['../..', ''],
    ['🐸', ''],
    ['a'.repeat(300), 'a'.repeat(80)],
    [`${'a'.repeat(79)} pond`, 'a'.repeat(79)],
  ])('%s: %s', (name, slug) => {
    expect(employerSlug(name)).toBe(slug)
    expect(employerSlug(slug)).toBe(slug)
  })
})

it('of two employers with one slug, the one with more open jobs has it; of equals, the first by name', () => {
  const employers = [
    { name: 'Pond & Co', openJobs: 2 },
    { name: 'Pond Co', openJobs: 3 },
    { name: 'Reed', openJobs: 1 },
    { name: 'REED', openJobs: 1 },
    { name: '🐸', openJobs: 9 },
  ]
  for (const order of [employers, employers.toReversed()])
    expect([...employersBySlug(order)].map(([slug, { name }]) => [slug, name]).sort()).toEqual([
      ['pond-co', 'Pond Co'],
      ['reed', 'REED'],
    ])
})

describe('what is usual is said of at least five closed jobs', () => {
  it.each<[daysOpen: number[], median: number | null]>([
    [[], null],
    [[1, 2, 3, 4], null],
    [[30, 1, 21, 2, 400], 21],
    [[9, 10, 20, 21.4, 30, 40], 21],
    [[0.1, 0.2, 0.3, 0.4, 0.4], 0],
  ])('%j: %s', (daysOpen, median) => {
    expect(medianDaysOpen(daysOpen)).toBe(median)
  })
})

describe('an employer in words', () => {
  const facts = {
    openJobs: 24,
    medianDaysOpen: 21,
    statesPay: { count: 18, total: 24 },
    lastChecked: '2026-06-03',
  }
  it.each<[more: Partial<typeof facts> | object, words: string]>([
    [{}, '24 open jobs on Lilypad · usually open 21 days · pay stated for 18 of 24 · checked today'],
    [
      { openJobs: 1, medianDaysOpen: 1, statesPay: { count: 0, total: 1 }, lastChecked: null },
      '1 open job on Lilypad · usually open 1 day · pay stated for 0 of 1',
    ],
    [
      { openJobs: 0, medianDaysOpen: null, statesPay: { count: 0, total: 0 } },
      '0 open jobs on Lilypad · checked today',
    ],
    [
      { medianDaysOpen: 0 },
      '24 open jobs on Lilypad · usually open less than a day · pay stated for 18 of 24 · checked today',
    ],
  ])('%j: %s', (more, words) => {
    expect(employerWordsToday({ ...facts, ...more }, '2026-06-03').join(' · ')).toBe(words)
  })
})

it.each([
  [[], null],
  [['2026-06-03'], '2026-06-03'],
  [['2026-06-03', '2026-06-01', '2026-06-02'], '2026-06-01'],
  [['2026-06-03', null], null],
])('boards checked at %j were all checked by %s', (checks, by) => {
  expect(allCheckedAt(checks)).toBe(by)
})
