import { expect, it } from 'vitest'
import { chosenFilters, type JobFilter, NO_FILTER } from '../../../src/index.ts'
import { EVERY_FILTER } from './any-job.ts'

const namesOf = (filter: Partial<JobFilter>) =>
  chosenFilters({ ...NO_FILTER, ...filter }).map(({ text }) => text)

it.each<[sentence: string, filter: Partial<JobFilter>, names: string[]]>([
  ['nothing chosen, nothing to show', {}, []],
  ['free text stands in quotation marks', { searchField: ' tutor ' }, ['“tutor”']],
  [
    'each choice stands by itself',
    { categories: ['Sales', 'Other'], types: ['Contract'] },
    ['Sales', 'Other', 'Contract'],
  ],
  [
    'a group of which every child was chosen stands for them',
    { audience: ['CP1', 'CP2', 'CP3'] },
    ['Career Pivots'],
  ],
  ['a child alone has its own label', { audience: ['RS2'] }, ['Relevant Skills (5-8 years)']],
  ['a salary from the slider', { salaryFrom: 81_000 }, ['From $81K']],
  ['not at its lowest position, where it is off', { salaryFrom: 60_000 }, []],
  ['the day', { postedSince: '2026-01-31' }, ['Since January 31, 2026']],
  ['saved jobs', { onlyFavorites: true }, ['Saved jobs only']],
  ['followed companies', { onlyFollowed: true }, ['Companies you follow']],
])('%s', (_sentence, filter, names) => {
  expect(namesOf(filter)).toEqual(names)
})

it('taking choices back one by one leaves no filter', () => {
  let filter = EVERY_FILTER
  for (let [first] = chosenFilters(filter); first; [first] = chosenFilters(filter))
    filter = { ...filter, ...first.without(filter) }
  expect(filter).toEqual(NO_FILTER)
})

it('two choices taken back at once are both gone, though both were shown', () => {
  const filter: JobFilter = { ...NO_FILTER, types: ['Contract', 'Part-Time'], audience: ['CP1', 'RS1'] }
  let left = filter
  for (const { without } of chosenFilters(filter)) left = { ...left, ...without(left) }
  expect(left).toEqual(NO_FILTER)
})
