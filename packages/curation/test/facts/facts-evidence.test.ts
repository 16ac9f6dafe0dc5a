import { readFacts } from '@lilypad/curation'
import { FACT_NAMES } from '@lilypad/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const read = (text: string, title = 'Teacher') =>
  readFacts({ title, text, sentences: toSentences(text), posted: null })

test('evidence is an exact part of the posting, also where blanks were folded', () => {
  const text = 'About us.\n• A  bachelor’s   degree is\trequired.\nStart date:\n\nJune 1, 2026'
  const { evidence } = read(text)
  expect(evidence.requirements).toEqual(['A  bachelor’s   degree is\trequired.'])
  expect(evidence.calendar).toEqual(['Start date:\n\nJune 1, 2026'])
  for (const fact of FACT_NAMES) for (const words of evidence[fact]) expect(text).toContain(words)
})

test('a long text is quoted where it asks', () => {
  const filler = 'and you enjoy long walks and short meetings '.repeat(10)
  const { evidence } = read(
    `You have 5+ years of experience in sales ${filler}and a Bachelor's degree in law ${filler}`,
  )
  expect(evidence.requirements).toHaveLength(2)
  expect(evidence.requirements[0]).toContain('5+ years of experience')
  expect(evidence.requirements[1]).toContain("a Bachelor's degree in law")
  for (const words of evidence.requirements) expect(words.length).toBeLessThan(400)
  expect(read('Open to applicants without a diploma.').evidence.requirements).toHaveLength(1)
})

test('a posting that says nothing has no evidence', () => {
  const facts = read('We publish books for schools. You answer letters.')
  expect(facts.evidence).toEqual({ eligibility: [], licence: [], requirements: [], calendar: [] })
  expect(facts.licence).toEqual({ need: 'none_stated', kind: null, states: null, subject: null })
})

test('the title is quoted where it decides', () => {
  expect(read('Teach.', 'Teacher (10-month)').evidence.calendar).toEqual(['Teacher (10-month)'])
})

test('any text is read', () => {
  const words = fc.constantFrom(
    'Bachelor’s degree ',
    'or ',
    '5+ years ',
    'of experience ',
    'preferred',
    'Required: ',
    'license ',
    'must live in ',
    'Ohio, ',
    '\n',
    '(',
    ')',
    'by May 32 ',
    '40 hours per week ',
    'EST ',
    '.',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (parts) => {
      const text = parts.join('')
      const { evidence } = read(text)
      for (const fact of FACT_NAMES) for (const quote of evidence[fact]) expect(text).toContain(quote)
    }),
  )
})

// A pattern that goes back over what it has read would need minutes for this, and the test would not end in time.
describe('200,000 characters are read to their end', () => {
  const LENGTH = 200_000
  test.each(
    [
      '1',
      'a',
      'A',
      'aB',
      ' ',
      '-',
      ', ',
      '(',
      '\n',
      ': ',
      '; ',
      'or ',
      'Bachelor’s degree ',
      'Bachelor’s degree or ',
      'Master of Arts and Science in ',
      'preferred ',
      'high school ',
      '5+ years ',
      '5 years of experience and ',
      'experience ',
      'license ',
      'RN license ',
      'licensed or ',
      'Ohio, ',
      'OH, ',
      'must live in ',
      'must live in Ohio, ',
      'remote in ',
      'candidates who are located in ',
      'excluding OH, ',
      'within 5 miles of ',
      'eligible states ',
      'EST ',
      '9 am to 5 pm ',
      'must work ',
      'sponsor ',
      'not ',
      'authorized to work ',
      'must US citizen ',
      'temporary ',
      '6 month ',
      'duration ',
      'start date ',
      'start ',
      'deadline ',
      'apply by ',
      'applications ',
      'send ',
      'May 1 ',
      '40 hours ',
      'hours per week ',
      'Requirements ',
      'Preferred Qualifications ',
      'Education: ',
      'degreeTravel',
      'Skills\n',
    ].flatMap((part) => [part, `${part}\n`]),
  )('%j', (part) => {
    const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
    expect(read(text, text)).toBeDefined()
  })
})
