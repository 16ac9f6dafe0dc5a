import type { CuratedListing } from '@lilypad/contracts'
import { NOTHING_STATED } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { findFaults, type ListingForm, readDollars, toEdits, toForm } from './listing-edits.ts'

const job: CuratedListing = {
  id: 7,
  title: 'Curriculum Writer',
  company_name: 'Bright Pond',
  url: 'https://pond.example/7',
  first_seen_at: '2026-01-31T08:12:00.000Z',
  unlisted_reason: null,
  category: 'Curriculum',
  audience: ['RS1', 'CP1'],
  travel: 'No Travel',
  workplace: 'Remote',
  salary_max: 86_000,
  featured: false,
  facts: NOTHING_STATED,
  is_imported: false,
  reasons: {},
  confidence: {},
  questions: [],
  edited: [],
}
const edited: CuratedListing = { ...job, edited: ['salary_max'] }

describe('what is saved', () => {
  it.each<[sentence: string, of: CuratedListing, form: Partial<ListingForm>, edits: object]>([
    ['nothing where nothing was changed', job, {}, {}],
    ['a field that was changed, alone', job, { category: 'Sales' }, { category: 'Sales' }],
    ['audiences in another order are the same', job, { audience: ['CP1', 'RS1'] }, {}],
    [
      'a parent stands for its children',
      job,
      { audience: ['RS', 'RS1', 'RS2', 'RS3'] },
      { audience: ['RS1', 'RS2', 'RS3'] },
    ],
    ['a salary as people type it', job, { salary: '$90,500' }, { salary_max: 90_500 }],
    ['an empty salary leaves it to the rules', job, { salary: '' }, {}],
    ['an empty salary gives an edited one back', edited, { salary: ' ' }, { salary_max: null }],
    [
      'travel and featured',
      job,
      { travel: 'Some Travel', featured: true },
      { travel: 'Some Travel', featured: true },
    ],
  ])('%s', (_sentence, of, form, edits) => {
    expect(toEdits(of, { ...toForm(of), ...form })).toEqual(edits)
  })
})

describe('what is wrong', () => {
  it('a job needs an audience, and a salary is an amount', () => {
    expect(findFaults({ ...toForm(job), audience: [], salary: 'much' })).toEqual({
      audience: 'A job needs at least one audience.',
      salary: 'Please give dollars a year, such as 86000.',
    })
    expect(findFaults(toForm(job))).toEqual({})
  })

  it.each([['0'], ['-5'], ['10000001'], ['86k']])('%s is no salary', (text) => {
    expect(readDollars(text)).toBeUndefined()
  })
})
