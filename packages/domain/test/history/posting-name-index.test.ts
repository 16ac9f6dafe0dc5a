import { expect, test } from 'vitest'
import { haveSameName, indexNames } from '../../src/index.ts'

const named = (title: string, ...places: string[]) => ({ employer: 'Quillmarsh', title, places })
const towns = Array.from({ length: 300 }, (_, index) => `Pond ${index}, TX`)

// holds Beyond §2: Listed again: a posting with the same employer, the same normalised title and places
test('an index finds each that has the same name, and no other, however places are spelt', () => {
  const spellings = [
    ...['Cheyenne, WY', 'US-WY-Cheyenne', 'Cheyenne', 'Chicago', 'Chicago, IL', 'Chicago, MO', 'Remote, US'],
    ...[
      'US - Remote',
      'Remote',
      'Remote - Ohio',
      'Ohio',
      'OH',
      'Fernhollow School',
      'Fernhollow',
      'WY School K12',
    ],
    ...[
      'Fernhollow School(High-Needs)',
      'Fernhollow High-Needs School',
      'Fernhollow School, WY',
      'School District',
    ],
    ...[
      'Springfield (North)',
      'Springfield North',
      'Springfield (South)',
      'Springfield',
      'District Wide',
      '(North)',
    ],
  ]
  const all = [[], ...spellings.flatMap((one) => spellings.map((other) => [one, other]))].flatMap(
    (places) => [named('Teacher', ...places), named('Teacher, Chicago', ...places)],
  )
  const find = indexNames(all, all, Number.POSITIVE_INFINITY)
  for (const one of all.filter((_, index) => index % 41 === 0))
    expect(find(one, all.length)).toEqual(all.filter((other) => haveSameName(one, other)))
})

test('one title in 300 towns, or with 300 namesakes, is far from the limit', () => {
  const tutors = towns.map((town) => named('Tutor', 'Remote', town))
  const find = indexNames([...tutors, ...tutors], tutors, 60_000)
  expect(tutors.map((one) => find(one, 3))).toEqual(tutors.map((one) => [one, one]))
  const seats = towns.map(() => named('Tutor', 'Remote'))
  const findSeats = indexNames(seats, seats, 60_000)
  expect(seats.map((one) => findSeats(one, 3).length)).toEqual(seats.map(() => 3))
})

test('nothing is found beyond the limit of pairs', () => {
  const all = towns.map((town) => named('Tutor', 'Remote', town))
  const find = indexNames(all, all, 12_500)
  expect(find(named('Tutor', 'Remote'), 1)).toEqual([])
  expect(find(named('Tutor', 'Remote', 'Pond 1, TX'), 1)).toEqual([])
  expect(indexNames(all, all, 11_900)(named('Tutor', 'Remote', 'Pond 1, TX'), 1)).toEqual([])
})
