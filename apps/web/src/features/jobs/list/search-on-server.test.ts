import { FILTERS, NO_FILTER, NOTHING_HIDDEN } from '@lilypad/domain'
import { expect, it } from 'vitest'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { toCards, toChoices, toOffers, toRows } from './search-on-server.tsx'
import { withoutHidden } from './use-listed-jobs.ts'

const job = (id: number, more: Partial<ListedJob> = {}) =>
  ({
    id,
    title: `Job ${id}`,
    companyName: 'Pond',
    category: 'Curriculum',
    locations: [],
    stackId: null,
    searchWords: ` job ${id} `,
    isTracked: false,
    isHidden: false,
    ...more,
  }) as ListedJob

const NONE: ReadonlySet<number> = new Set()
const hiding = (...ids: number[]) => ({ ...NOTHING_HIDDEN, jobIds: new Set(ids) })
const ANSWER = { total: 250, num_new: 7 }

type Seen = { jobs: readonly ListedJob[]; onlyFavorites?: boolean; numRows?: number }

function look({ jobs, onlyFavorites = false, numRows = jobs.length }: Seen) {
  const { count, numNew, stacks } = toCards({ ...ANSWER, onlyFavorites }, jobs, numRows)
  return { count, numNew, cards: stacks.map((card) => [card.job.id, ...card.variants.map(({ id }) => id)]) }
}

it('the counter says how many the server found, of which the first are here', () => {
  expect(look({ jobs: [job(1), job(2)] })).toEqual({ count: 250, numNew: 7, cards: [[1], [2]] })
})

it('the same job at other places is one card', () => {
  const jobs = [job(1, { stackId: 'a' }), job(2), job(3, { stackId: 'a' })]
  expect(look({ jobs }).cards).toEqual([[1, 3], [2]])
})

it('a job that comes again on a later page is one row', () => {
  const pages = [{ rows: [job(1), job(2)] }, { rows: [job(2), job(3)] }]
  expect(toRows(pages).map(({ id }) => id)).toEqual([1, 2, 3])
})

it('a job that was hidden in the list stays as a row, and is counted no longer, nor as new', () => {
  const jobs = withoutHidden([job(1, { isNew: true }), job(2)], hiding(1), new Set([1]))
  expect(look({ jobs })).toEqual({ count: 249, numNew: 6, cards: [[1], [2]] })
})

it('a job that is hidden elsewhere leaves the list and the counter', () => {
  const jobs = withoutHidden([job(1), job(2)], hiding(1), NONE)
  expect(look({ jobs, numRows: 2 })).toMatchObject({ count: 249, cards: [[2]] })
})

it('of saved jobs alone, one whose star is taken away leaves the list and the counter', () => {
  const jobs = [job(1, { isTracked: true }), job(2)]
  expect(look({ jobs, onlyFavorites: true })).toMatchObject({ count: 249, cards: [[1]] })
})

it('the panel offers what the server counted, and counts nothing that it did not', () => {
  const facets = {
    categories: { Curriculum: 3, Sales: 0 },
    locations: { Oregon: 2, Texas: 0 },
    audience: {},
    travel: {},
    types: {},
  }
  const choices = toChoices({ facets, highest_salary: 140_000 }, [])
  const counts = choices.count(NO_FILTER)
  expect(choices.optionsOf(FILTERS.locations)).toEqual(['Oregon', 'Texas'])
  expect(choices.optionsOf(FILTERS.categories)).toEqual(['Curriculum', 'Sales'])
  expect([counts.categories('Curriculum'), counts.categories('Sales'), counts.types('Contract')]).toEqual([
    3, 0, 0,
  ])
  expect(choices.highestSalary()).toBe(140_000)
})

it('an offer to drop filters clears just these, and of a text what it says', () => {
  const drop_offers = [
    { text: 'Contract', count: 4, filters: ['types' as const], search_field: '' },
    { text: '“lead”', count: 2, filters: ['searchField' as const], search_field: 'coach' },
  ]
  expect(toOffers({ drop_offers })).toEqual([
    { text: 'Contract', count: 4, without: { types: [] } },
    { text: '“lead”', count: 2, without: { searchField: 'coach' } },
  ])
})
