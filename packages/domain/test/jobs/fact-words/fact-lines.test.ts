import { factLines, NOTHING_STATED, type PostingFacts, splitFacts } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { factsOf } from './facts-of.ts'

function wordsOf(fact: keyof PostingFacts, facts: PostingFacts, applyBy?: string) {
  const line = factLines(facts, applyBy).find((one) => one.fact === fact)
  return line && [...line.texts, ...(line.isStated ? line.unstated : []).map((matter) => `? ${matter}`)]
}

test('a posting that states nothing says of each fact that it is not stated', () => {
  expect(factLines(NOTHING_STATED).map(({ topic, texts, isStated }) => [topic, texts, isStated])).toEqual([
    ['Where you may live', ['Not stated'], false],
    ['Licence', ['Not stated'], false],
    ['Degree and experience', ['Not stated'], false],
    ['When', ['Not stated'], false],
  ])
})

test('each line has the words of the posting that decide it', () => {
  const evidence = ['A valid Ohio teaching license is required.']
  const lines = factLines(
    factsOf({ licence: { need: 'required', kind: 'teaching', states: ['OH'], evidence } }),
  )
  expect(lines.map((line) => line.evidence)).toEqual([[], evidence, [], []])
})

describe('where one may live', () => {
  test('is told in the words of the posting where no value is sure', () => {
    const evidence = ['Open to people in the states of our offices.']
    const [line] = factLines(factsOf({ eligibility: { evidence } }))
    expect(line).toMatchObject({
      texts: ['In the posting’s words: “Open to people in the states of our offices.”'],
      isStated: false,
      evidence,
    })
    const known = factsOf({ eligibility: { countries: ['US'], evidence } })
    expect(wordsOf('eligibility', known)).toEqual(['In the United States'])
  })
  test.each<[Partial<PostingFacts['eligibility']>, string[]]>([
    [{ countries: ['US'], states_only: ['CA', 'TX'] }, ['California or Texas only']],
    [{ countries: ['US'], states_only: ['CA', 'OH', 'TX'] }, ['California, Ohio, or Texas only']],
    [{ countries: ['US', 'CA'], states_only: ['NY'] }, ['New York only', 'In Canada']],
    [{ countries: ['US'], states_excluded: ['NY'] }, ['Not in New York']],
    [{ countries: ['US'] }, ['In the United States']],
    [{ countries: ['US', 'GE'] }, ['In the United States or Georgia']],
    [{ states_only: [], countries: [] }, ['Not stated']],
    [{ must_live_near: 'Duluth, MN' }, ['In or near Duluth, MN']],
    [{ must_live_near: 'within an hour of Reno' }, ['Within an hour of Reno']],
    [{ time_zones: ['CT', 'ET'] }, ['Time zone: Central or Eastern', '? where you may live']],
    [{ time_zones: ['UTC-9..UTC-5'] }, ['Time zone: UTC−9 to UTC−5', '? where you may live']],
    [{ sponsorship: 'no' }, ['No visa sponsorship', '? where you may live']],
    [{ sponsorship: 'yes', countries: ['US'] }, ['In the United States', 'Visa sponsorship is possible']],
    [{ authorization_required: true }, ['Permission to work is required', '? where you may live']],
  ])('%j', (eligibility, words) => {
    expect(wordsOf('eligibility', factsOf({ eligibility }))).toEqual(words)
  })
})

describe('licence', () => {
  test.each<[Partial<PostingFacts['licence']>, string[]]>([
    [{ need: 'required', kind: 'teaching' }, ['Teaching licence, required']],
    [{ need: 'preferred', kind: 'nursing', states: ['TX'] }, ['Nursing licence of Texas, preferred']],
    [
      { need: 'required', kind: 'SLP', states: 'any state' },
      ['Speech-language pathologist licence of any state, required'],
    ],
    [
      { need: 'required', kind: 'other', states: ['NY', 'NJ'] },
      ['Licence of New York or New Jersey, required'],
    ],
    [{ need: 'required', kind: null, subject: 'K-6 music' }, ['Licence, required', 'For K-6 music']],
    [{ need: 'none_stated', kind: 'teaching' }, ['Not stated']],
  ])('%j', (licence, words) => {
    expect(wordsOf('licence', factsOf({ licence }))).toEqual(words)
  })
})

describe('degree and experience', () => {
  test.each<[Partial<PostingFacts['requirements']>, string[]]>([
    [{ education_required: 'bachelor' }, ['Bachelor’s degree required', '? experience']],
    [
      { education_required: 'bachelor', or_equivalent_experience: true, experience_years_min: 3 },
      ['Bachelor’s degree or equivalent experience', 'At least 3 years of experience'],
    ],
    [
      { education_required: 'bachelor', education_preferred: 'master', experience_years_min: 1 },
      ['Bachelor’s degree required', 'Master’s degree preferred', 'At least 1 year of experience'],
    ],
    [
      { education_preferred: 'master', or_equivalent_experience: true },
      ['Master’s degree or equivalent experience preferred', '? experience'],
    ],
    [
      { education_required: 'none', experience_years_min: 0 },
      ['No degree or diploma needed', 'No experience needed'],
    ],
    [{ experience_years_min: 0.5 }, ['At least 6 months of experience', '? degree']],
    [{ experience_years_min: 1.5 }, ['At least 18 months of experience', '? degree']],
    [{ experience_years_min: 3.5 }, ['At least 3.5 years of experience', '? degree']],
    [
      { experience_years_min: 2, classroom_years_min: 2 },
      ['At least 2 years of experience', 'At least 2 years of teaching', '? degree'],
    ],
    [{ or_equivalent_experience: true }, ['Not stated']],
  ])('%j', (requirements, words) => {
    expect(wordsOf('requirements', factsOf({ requirements }))).toEqual(words)
  })

  test.each<[sentence: string, evidence: string[], says: string]>([
    [
      'of what, where the sentence says it',
      ['3+ years of experience in writing or editing lessons.'],
      'At least 3 years of experience in writing or editing lessons',
    ],
    [
      'the span of a range',
      ['3-5 years of experience as a teacher'],
      'At least 3 years of experience as a teacher',
    ],
    [
      'not a part of a list',
      ['3+ years of experience in sales, support or training.'],
      'At least 3 years of experience',
    ],
    [
      'not another way in',
      ['3 years of experience in teaching or a degree.'],
      'At least 3 years of experience',
    ],
    ['not of another number', ['5 years of experience in sales.'], 'At least 3 years of experience'],
    [
      'not one of two',
      ['3 years of experience in sales. 3 years of experience with schools.'],
      'At least 3 years of experience',
    ],
    ['nothing where nothing is said', ['3 years of experience.'], 'At least 3 years of experience'],
  ])('experience says %s', (_sentence, evidence, says) => {
    const facts = factsOf({ requirements: { experience_years_min: 3, evidence } })
    expect(wordsOf('requirements', facts)?.[0]).toBe(says)
  })
})

describe('when', () => {
  test.each<[Partial<PostingFacts['calendar']>, string[]]>([
    [{ term: '10-month' }, ['9 to 11 months a year', '? start', '? deadline', '? hours']],
    [
      { term: 'school year', start: '2026-08-17', deadline: '2026-06-30', hours_per_week: 20 },
      ['For a school year', 'Start: August 17, 2026', 'Apply by June 30, 2026', '20 hours a week'],
    ],
    [{ start: 'Fall 2026' }, ['Start: Fall 2026', '? deadline', '? hours']],
  ])('%j', (calendar, words) => {
    expect(wordsOf('calendar', factsOf({ calendar }))).toEqual(words)
  })

  test('the deadline of the text comes before the one that the board gives beside it', () => {
    const facts = factsOf({ calendar: { deadline: '2026-06-30' } })
    expect(wordsOf('calendar', facts, '2026-07-15')).toContain('Apply by June 30, 2026')
    expect(wordsOf('calendar', NOTHING_STATED, '2026-07-15')).toEqual([
      'Apply by July 15, 2026',
      '? start',
      '? hours',
    ])
  })
})

// holds Beyond §1: The job page answers Can I take this job?
test('the page tells what is stated, and names in one line all that the posting leaves out', () => {
  const facts = factsOf({ requirements: { education_required: 'bachelor' }, calendar: { start: 'ASAP' } })
  const { told, leftOut } = splitFacts(factLines(facts), false)
  expect(told.map(({ topic }) => topic)).toEqual(['Degree and experience', 'When'])
  expect(leftOut).toBe('Not stated: pay, where you may live, licence, experience, deadline, hours')
  expect(splitFacts([], true).leftOut).toBeNull()
})
