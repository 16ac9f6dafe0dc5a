import { FACT_NAMES, NOTHING_STATED, type PostingFacts } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { findFieldFaults, readFact, toFactEdits, toFactForm } from './fact-form.ts'

const FULL: PostingFacts = {
  eligibility: {
    countries: ['US'],
    states_only: ['CA', 'TX'],
    states_excluded: ['NY'],
    time_zones: ['ET', 'UTC-9..UTC-5'],
    must_live_near: 'Reno',
    sponsorship: 'no',
    authorization_required: true,
    evidence: ['You live in California or Texas.'],
  },
  licence: { need: 'required', kind: 'teaching', states: 'any state', subject: 'K-6', evidence: [] },
  requirements: {
    education_required: 'bachelor',
    education_preferred: 'master',
    or_equivalent_experience: true,
    experience_years_min: 2.5,
    classroom_years_min: 0,
    evidence: [],
  },
  calendar: {
    term: 'school year',
    start: 'Fall 2026',
    deadline: '2026-06-30',
    hours_per_week: 20,
    evidence: [],
  },
}
const withoutEvidence = ({ evidence: _, ...fact }: PostingFacts[keyof PostingFacts]) => fact
const formsOf = (facts: PostingFacts) => ({
  eligibility: toFactForm(facts, 'eligibility'),
  licence: toFactForm(facts, 'licence'),
  requirements: toFactForm(facts, 'requirements'),
  calendar: toFactForm(facts, 'calendar'),
})

describe('the form of a fact', () => {
  it.each(FACT_NAMES)('%s: all of it is read back as it was, stated or not', (name) => {
    for (const facts of [FULL, NOTHING_STATED])
      expect(readFact(name, toFactForm(facts, name))).toEqual(withoutEvidence(facts[name]))
  })

  it('nothing is saved where nothing was changed', () => {
    expect(toFactEdits(FULL, formsOf(FULL))).toEqual({})
  })

  it('a fact that was changed is saved as a whole, alone', () => {
    const forms = { ...formsOf(FULL), licence: { ...toFactForm(FULL, 'licence'), states: 'tx; ca, TX' } }
    expect(toFactEdits(FULL, forms)).toEqual({
      licence: { need: 'required', kind: 'teaching', states: ['TX', 'CA'], subject: 'K-6' },
    })
  })

  it('an empty field is not stated', () => {
    const forms = {
      ...formsOf(FULL),
      calendar: { ...toFactForm(FULL, 'calendar'), deadline: '', start: ' ' },
    }
    expect(toFactEdits(FULL, forms).calendar).toMatchObject({ deadline: null, start: null })
  })
})

describe('what is wrong with it', () => {
  it.each([
    ['eligibility', 'states_only', 'TX, XX', 'XX is not one of them. Please write them like TX, CA.'],
    ['eligibility', 'countries', 'USA', 'USA is not one of them. Please write them like US, CA.'],
    ['eligibility', 'time_zones', 'EST', 'EST is not one of them. Please write them like ET, CT.'],
    ['requirements', 'experience_years_min', 'three', 'Please give a number from 0 to 60.'],
    ['requirements', 'experience_years_min', '-1', 'Please give a number from 0 to 60.'],
    ['calendar', 'hours_per_week', '169', 'Please give a number from 0 to 168.'],
    ['calendar', 'deadline', '2026-02-30', 'Please give a day, such as 2026-08-31.'],
  ] as const)('%s, %s: %s', (name, field, text, fault) => {
    expect(findFieldFaults(name, { ...toFactForm(NOTHING_STATED, name), [field]: text })).toEqual({
      [field]: fault,
    })
  })

  it.each(FACT_NAMES)('%s: nothing, as it is stored', (name) => {
    expect(findFieldFaults(name, toFactForm(FULL, name))).toEqual({})
  })
})
