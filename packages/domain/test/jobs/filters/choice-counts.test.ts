import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AUDIENCE_GROUPS,
  CATEGORIES,
  childAudiences,
  countChoices,
  filterJobs,
  HIRING_NATIONALLY,
  JOB_TYPES,
  type JobFilter,
  locationOptions,
  NO_FILTER,
  TRAVEL_LEVELS,
} from '../../../src/index.ts'
import { type AnyJob, anyFilter, anyJobs } from './any-job.ts'

/** Each option of the panel, with the filter in which it is its filter’s only option. */
const choices = (jobs: readonly AnyJob[], filter: JobFilter) => ({
  categories: CATEGORIES.map((option) => [option, { ...filter, categories: [option] }] as const),
  types: JOB_TYPES.map((option) => [option, { ...filter, types: [option] }] as const),
  travel: TRAVEL_LEVELS.map((option) => [option, { ...filter, travel: [option] }] as const),
  locations: locationOptions(jobs).map((option) => [option, { ...filter, locations: [option] }] as const),
  audience: AUDIENCE_GROUPS.flatMap((group) => [group, ...(group.children ?? [])]).map(
    ({ id }) => [id, { ...filter, audience: childAudiences([id]) }] as const,
  ),
})

test('each choice says how many jobs would remain if it were the only one of its filter', () => {
  fc.assert(
    fc.property(anyJobs, anyFilter, (jobs, filter) => {
      const counts = countChoices(jobs, filter)
      const all = choices(jobs, filter)
      for (const name of ['categories', 'types', 'travel', 'audience', 'locations'] as const) {
        const counted = all[name].map(([option]) => [option, counts[name](option)])
        expect(counted).toEqual(all[name].map(([option, one]) => [option, filterJobs(jobs, one).length]))
      }
    }),
    { numRuns: 60 },
  )
})

test('a favourite passes for every place', () => {
  const job = {
    searchWords: ' tutor ',
    category: 'Other',
    jobType: null,
    travel: 'No Travel',
    audience: ['Early Career'],
    salaryMax: null,
    approvedOn: null,
    licenceNeed: null,
    eligibleStates: null,
    degree: null,
  } as const
  const jobs = [
    { ...job, locations: ['Ohio'], isTracked: true },
    { ...job, locations: ['Texas'], isTracked: false },
    { ...job, locations: [], isTracked: false },
  ]
  const counted = locationOptions(jobs).map((place) => [
    place,
    countChoices(jobs, NO_FILTER).locations(place),
  ])
  expect(Object.fromEntries(counted)).toEqual({ [HIRING_NATIONALLY]: 2, Ohio: 1, Texas: 2 })
})

// holds Part 2 §2 Dashboard: Filters: location
// holds Part 2 §9: Hiring Nationally is a special option
// holds Decisions §7: Location-Specific; Hiring Nationally
test('the location filter offers Hiring Nationally and every place once, by name', () => {
  const jobs = [{ locations: ['Texas', 'Ohio'] }, { locations: [] }, { locations: ['Ohio', 'Åland Islands'] }]
  expect(locationOptions(jobs)).toEqual([HIRING_NATIONALLY, 'Åland Islands', 'Ohio', 'Texas'])
})

test.each([
  ['a parent selects its children', ['RS'], ['RS1', 'RS2', 'RS3']],
  ['a child stands for itself', ['IE2'], ['IE2']],
  ['one without children too', ['EC'], ['EC']],
  ['together, in the order of the list', ['IE3', 'CP', 'CP1'], ['CP1', 'CP2', 'CP3', 'IE3']],
  ['an unknown id selects nothing', ['XX', 'RS9', ''], []],
])('audiences: %s', (_name, selected, children) => {
  expect(childAudiences(selected)).toEqual(children)
})
