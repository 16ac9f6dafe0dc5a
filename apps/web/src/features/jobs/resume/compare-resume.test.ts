import { NOTHING_STATED, type PostingFacts, type Residence } from '@lilypad/domain'
import { expect, it } from 'vitest'
import { compareResume } from './compare-resume.ts'
import { readResumeFacts } from './resume-facts.ts'

const TODAY = '2026-11-28'
const ANYWHERE: Residence = {
  places: null,
  excludedStates: [],
  near: null,
  evidence: [],
  source: null,
} as never
const OHIO: Residence = {
  ...ANYWHERE,
  places: ['Ohio', 'Texas'],
  evidence: ['You must live in Ohio or Texas.'],
}

const requirements = (more: Partial<PostingFacts['requirements']>): Partial<PostingFacts> => ({
  requirements: {
    ...NOTHING_STATED.requirements,
    evidence: ['A bachelor’s degree is required.', 'Two years of experience.'],
    ...more,
  },
})
const licence = (more: Partial<PostingFacts['licence']> = {}): Partial<PostingFacts> => ({
  licence: {
    ...NOTHING_STATED.licence,
    ...{ need: 'required', kind: 'teaching', evidence: ['A valid teaching license is required.'] },
    ...more,
  },
})
const start = (day: string): Partial<PostingFacts> => ({
  calendar: { ...NOTHING_STATED.calendar, start: day, evidence: [`Starts ${day}.`] },
})

const compare = (facts: Partial<PostingFacts>, resume: string, residence = ANYWHERE) =>
  compareResume({ facts: { ...NOTHING_STATED, ...facts }, residence }, readResumeFacts(resume, TODAY), TODAY)

// holds Beyond §6: Résumé: read in the browser alone
it.each<[what: string, facts: Partial<PostingFacts>, resume: string, verdict: string, line: string | null]>([
  [
    'a degree',
    requirements({ education_required: 'bachelor' }),
    'B.A., English, Ohio State',
    'met',
    'B.A., English, Ohio State',
  ],
  [
    'a higher degree',
    requirements({ education_required: 'bachelor' }),
    'M.Ed. in Reading',
    'met',
    'M.Ed. in Reading',
  ],
  [
    'a lower degree',
    requirements({ education_required: 'master' }),
    'Bachelor of Arts',
    'not met',
    'Bachelor of Arts',
  ],
  [
    'no degree',
    requirements({ education_required: 'master' }),
    'Mastered every class',
    'not in your resume',
    null,
  ],
  [
    'a degree that is not there yet',
    requirements({ education_required: 'master' }),
    'Master of Arts, expected 2027',
    'not in your resume',
    null,
  ],
  [
    'experience that stands for a degree',
    requirements({ education_required: 'master', or_equivalent_experience: true }),
    'Bachelor of Arts',
    'not in your resume',
    'Bachelor of Arts',
  ],
  [
    'Boston is no master',
    requirements({ education_required: 'master' }),
    'Boston, MA',
    'not in your resume',
    null,
  ],
  ['a licence', licence(), 'Certified Elementary Teacher, Ohio', 'met', 'Certified Elementary Teacher, Ohio'],
  ['a course of a maker of software', licence(), 'Google Certified Educator', 'not in your resume', null],
  [
    'a certificate of a kind of its own',
    licence({ kind: null, evidence: ['A coaching certificate.'] }),
    'Ohio teaching license',
    'not in your resume',
    null,
  ],
  [
    'the same certificate in other words',
    licence({ kind: null, evidence: ['A coaching certificate.'] }),
    'Certificate in instructional coaching',
    'met',
    'Certificate in instructional coaching',
  ],
  ['another licence', licence(), 'Licensed Clinical Social Worker (LCSW)', 'not in your resume', null],
  [
    'an expired licence',
    licence(),
    'Teaching license (expired 2019)',
    'not met',
    'Teaching license (expired 2019)',
  ],
  [
    'a licence of another state',
    licence({ states: ['TX'] }),
    'Teaching license, Ohio',
    'not met',
    'Teaching license, Ohio',
  ],
  [
    'a licence of no named state',
    licence({ states: ['TX'] }),
    'Teaching license',
    'not in your resume',
    'Teaching license',
  ],
  [
    'years in words',
    requirements({ experience_years_min: 2 }),
    'Over 10 years in schools',
    'met',
    'Over 10 years in schools',
  ],
  [
    'years of dated posts, each counted once',
    requirements({ experience_years_min: 4 }),
    'Teacher, Aug 2020 – Jun 2022\nCoach, Jan 2021 – Aug 2022\nOhio State University, 2010 - 2014',
    'not met',
    'Teacher, Aug 2020 – Jun 2022 · Coach, Jan 2021 – Aug 2022',
  ],
  [
    'a post that goes on',
    requirements({ experience_years_min: 5 }),
    'Teacher, 2015 - Present',
    'met',
    'Teacher, 2015 - Present',
  ],
  [
    'a post that is dated by the numbers of months',
    requirements({ classroom_years_min: 7 }),
    'Teacher, Oak School 08/2016 – 06/2024',
    'met',
    'Teacher, Oak School 08/2016 – 06/2024',
  ],
  [
    'a post that is dated by days',
    requirements({ classroom_years_min: 8 }),
    'Teacher, Oak School 06/15/2016 – 06/14/2024',
    'met',
    'Teacher, Oak School 06/15/2016 – 06/14/2024',
  ],
  [
    'years of something else',
    requirements({ classroom_years_min: 3 }),
    'Sales, 5 years',
    'not in your resume',
    null,
  ],
  [
    'years of teaching',
    requirements({ classroom_years_min: 3 }),
    'Taught math for 5 years',
    'met',
    'Taught math for 5 years',
  ],
  ['a start', start('2027-01-04'), 'Available immediately', 'met', 'Available immediately'],
  ['a later start', start('ASAP'), 'Available from June 2027', 'not met', 'Available from June 2027'],
  ['no start', start('Fall 2027'), 'Teacher', 'not in your resume', null],
])('%s is compared with what the posting states', (_what, facts, resume, verdict, line) => {
  expect(compare(facts, resume)).toEqual([expect.objectContaining({ verdict, resume: line })])
})

it.each([
  ['Jo Pond\nColumbus, OH 43004', 'met', 'Columbus, OH 43004'],
  ['Jo Pond · Boston, MA · jo@pond.example', 'not met', 'Jo Pond · Boston, MA · jo@pond.example'],
  ['Jo Pond\nAustin, Texas', 'met', 'Austin, Texas'],
  ['1 Main Street, Austin, TX 78701', 'met', '1 Main Street, Austin, TX 78701'],
  ['Jo Pond\nAustin TX 78701', 'met', 'Austin TX 78701'],
  ['Teaching Certificate ID 48213\nAustin TX 78701', 'met', 'Austin TX 78701'],
  ['Jo Pond', 'not in your resume', null],
])('the state of ‘%s’: %s', (resume, verdict, line) => {
  const [row] = compare({}, resume, OHIO)
  expect(row).toMatchObject({ topic: 'Where you may live', verdict, resume: line, posting: OHIO.evidence })
})

it('each row shows the sentence of the posting that speaks of it, and what is left open has no row', () => {
  const [degree, years, ...more] = compare(
    requirements({ education_required: 'bachelor', experience_years_min: 2 }),
    '',
  )
  expect(degree?.posting).toEqual(['A bachelor’s degree is required.'])
  expect(years?.posting).toEqual(['Two years of experience.'])
  expect(more).toEqual([])
  expect(compare({}, 'Master of Arts')).toEqual([])
  const unclear = compare(start('when the term begins'), 'Available after graduation')
  expect(unclear).toEqual([])
})

it('a text of any size and shape is read at once', () => {
  const hostile = `${'a '.repeat(200_000)}\n${'2019 - '.repeat(50_000)}\n${', '.repeat(100_000)}`
  expect(readResumeFacts(hostile, TODAY)).toMatchObject({ degree: null, licences: [], state: null })
})
