import { describe, expect, test } from 'vitest'
import { compareSightings, haveSameName, type Relation, type Sighting } from '../../src/index.ts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const sighting = (id: string, from: string, to: string, over: Partial<Sighting> = {}): Sighting => ({
  id,
  employer: 'Quillmarsh Schools',
  title: 'Reading Coach',
  places: ['Fernhollow School'],
  firstSeen: noon(from),
  lastSeen: noon(to),
  posted: null,
  ...over,
})
const spring = sighting('1', '2026-03-02', '2026-04-01')

describe('what a later posting of the same title and places is', () => {
  test.each<[sentence: string, later: Sighting, overlap: number | null, relation: Relation]>([
    ['a new id after the first went', sighting('2', '2026-05-01', '2026-05-20'), null, 'listed_again'],
    ['the same id come back', sighting('1', '2026-05-01', '2026-05-20'), null, 'same_posting'],
    ['nearly the same text', sighting('2', '2026-05-01', '2026-05-20'), 0.8, 'listed_again'],
    ['another text', sighting('2', '2026-05-01', '2026-05-20'), 0.79, 'another_vacancy'],
    ['open beside the first', sighting('2', '2026-03-20', '2026-05-20'), 1, 'concurrent'],
    ['seen once beside the first', sighting('2', '2026-04-01', '2026-05-20'), 1, 'concurrent'],
    [
      'open beside the first, with another text',
      sighting('2', '2026-03-20', '2026-03-21'),
      0.1,
      'concurrent',
    ],
    ['180 days after the first went', sighting('2', '2026-09-28', '2026-09-30'), null, 'listed_again'],
    ['181 days after the first went', sighting('2', '2026-09-29', '2026-09-30'), 1, 'another_vacancy'],
    [
      'posted within 180 days, though first seen later',
      sighting('2', '2026-10-05', '2026-10-09', { posted: '2026-09-27' }),
      null,
      'listed_again',
    ],
    [
      'first seen after 180 days, with an old posting day',
      sighting('2', '2026-10-05', '2026-10-09', { posted: '2025-01-01' }),
      null,
      'another_vacancy',
    ],
    [
      'another employer',
      sighting('2', '2026-05-01', '2026-05-20', { employer: 'Marshwick' }),
      1,
      'another_vacancy',
    ],
  ])('%s', (_sentence, later, overlap, relation) => {
    expect(compareSightings(spring, later, overlap)).toBe(relation)
    expect(compareSightings(later, spring, overlap)).toBe(relation)
  })

  test('a posting that stood for two years and came back is listed again: age says nothing', () => {
    const old = sighting('1', '2024-03-01', '2026-04-01', { posted: '2023-01-09' })
    expect(compareSightings(old, sighting('2', '2026-05-01', '2026-05-02'), 1)).toBe('listed_again')
  })

  test('one that came and went while the first was open is a vacancy beside it', () => {
    const long = sighting('1', '2026-01-01', '2026-12-01')
    expect(compareSightings(long, sighting('2', '2026-05-01', '2026-05-02'), 1)).toBe('concurrent')
  })

  test('one that came on the day the first went, but after it, is listed again', () => {
    const gone = sighting('1', '2026-03-02', '2026-04-01')
    const come = sighting('2', '2026-04-01', '2026-04-20')
    const later = { ...come, firstSeen: new Date('2026-04-01T18:00:00Z') }
    expect(compareSightings(gone, later, null)).toBe('listed_again')
  })
})

const named = (title: string, ...places: string[]) => ({ employer: 'Quillmarsh', title, places })
const at = (title: string) => named(title, 'Fernhollow School')

describe('one title, in two spellings', () => {
  test.each([
    ['Special Ed. Para Professional', 'special ed, paraprofessional'],
    ['Reading Coach', 'REPOSTED: Reading Coach'],
    ['Reading Coach', 'Reading Coach (Re-Posted 3/14/2026)'],
    ['Reading Coach', '*READVERTISED* Reading Coach'],
    ['Reading Coach', 'Reading Coach - Copy'],
    ['Reading Coach', 'URGENT - Reading Coach - Deadline extended'],
    ['Reading Coach', 'Reading Coach (Remote)'],
    ['Reading Coach', 'Reading Coach - Req #48213'],
    ['Reading Coach', 'Reading Coach JR-0048213'],
    ['Reading Coach', 'Reading Coach- Fernhollow School'],
    ['Reading Coach', 'Reading Coach, Fernhollow'],
    ['Speech & Debate Sponsor', 'Speech and Debate Sponsor'],
    ['K-12 Girls’ Coach', 'K12 Girls Coach'],
    ['Professeur de français', 'Professeur de Francais'],
    ['Учитель химии', 'учитель  химии'],
    ['Urgent', 'URGENT!'],
    ['Reading Coach', 'REPOST - Reading Coach'],
  ])('%s = %s', (one, other) => expect(haveSameName(at(one), at(other))).toBe(true))
})

test('a town that the place names too says nothing more in the title', () => {
  expect(
    haveSameName(named('Reading Coach - Austin', 'Austin, TX'), named('Reading Coach', 'Austin, Texas')),
  ).toBe(true)
  expect(
    haveSameName(named('Reading Coach - Dallas', 'Austin, TX'), named('Reading Coach', 'Austin, TX')),
  ).toBe(false)
})

describe('two titles of two vacancies', () => {
  test.each([
    ['3rd Grade Teacher', '4th Grade Teacher'],
    ['Grade 1/2 Teacher', 'Grade 12 Teacher'],
    ['Middle School Art Teacher', 'High School Art Teacher'],
    ['Assistant Golf Coach', 'Assistant Tennis Coach'],
    ['Assistant Golf Coach', 'Head Golf Coach'],
    ['Boys Golf Coach', 'Girls Golf Coach'],
    ['Physics Teacher', 'English Teacher'],
    ['Custodian (3pm-11pm)', 'Custodian (6am-2pm)'],
    ['Custodian', 'Custodian (Part-time)'],
    ['Fall Musical Director', 'Spring Musical Director'],
    ['Teacher 2025-26', 'Teacher 2026-27'],
    ['Posting 2025 Teacher', 'Posting 2026 Teacher'],
    ['Engineer I', 'Engineer II'],
    ['C++ Developer', 'C# Developer'],
    ['Urgent Care Nurse', 'Care Nurse'],
    ['Paraprofessional', 'Paraprofessional (2 positions)'],
    ['Paraprofessional [XP08]', 'Paraprofessional [XP09]'],
    ['Учитель химии', 'Учитель физики'],
  ])('%s, %s', (one, other) => expect(haveSameName(at(one), at(other))).toBe(false))
})

describe('places', () => {
  const same = (one: string[], other: string[]) =>
    haveSameName(named('Teacher', ...one), named('Teacher', ...other))

  test.each<[one: string[], other: string[]]>([
    [['Cheyenne, WY'], ['US-WY-Cheyenne']],
    [['New York, NY'], ['New York, New York, USA']],
    [['San Diego, CA 92111'], ['San Diego, CA, US']],
    [['Chicago'], ['Chicago, IL ']],
    [['Remote, US'], ['US - Remote']],
    [['Fernhollow Elementary'], ['FERNHOLLOW ELEMENTARY SCHOOL']],
    [['Fernhollow School'], ['Fernhollow School(High-Needs School)']],
    [['District'], ['District Wide']],
    [
      ['Austin, TX', 'Remote'],
      ['Remote', 'Austin, Texas'],
    ],
    [[], []],
  ])('%j is %j', (one, other) => expect(same(one, other)).toBe(true))

  test.each<[one: string[], other: string[]]>([
    [['Fernhollow Elementary School'], ['Fernhollow High School']],
    [['Springfield, IL'], ['Springfield, MO']],
    [['Springfield (North)'], ['Springfield (South)']],
    [['Palo Alto, CA'], ['East Palo Alto, CA']],
    [['United States'], ['Laramie, WY, United States']],
    [['Fernhollow School'], ['Fernhollow, WY']],
    [['Austin, TX'], ['Austin, TX', 'Remote']],
    [['Austin, TX'], []],
  ])('%j is not %j', (one, other) => expect(same(one, other)).toBe(false))
})
