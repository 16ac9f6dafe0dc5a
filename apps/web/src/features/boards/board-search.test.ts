import { expect, it } from 'vitest'
import { type BoardOrder, countFilters, matchBoards, passes, sortBoards } from './board-search.ts'

const live = { state: 'live' as const, restingUntil: null }
const resting = { state: 'live' as const, restingUntil: '2026-02-01T00:00:00.000Z' }
const suspect = { state: 'suspect' as const, restingUntil: null }

it.each([
  ['all boards', 'all', [true, true, true]],
  ['those in a state, at rest or not', 'live', [true, true, false]],
  ['those in another state', 'suspect', [false, false, true]],
  ['those that rest, in any state', 'resting', [false, true, false]],
] as const)('%s', (_sentence, filter, expected) => {
  expect([live, resting, suspect].map((board) => passes(board, filter))).toEqual(expected)
})

it('each filter shows how many boards match', () => {
  const counts = countFilters([live, resting, suspect])
  expect(Object.fromEntries(counts)).toMatchObject({ all: 3, live: 2, suspect: 1, resting: 1, gone: 0 })
})

const board = (
  id: number,
  companyName: string,
  jobsOnServer: number,
  day: number | null,
  state: 'live' | 'gone' | 'suspect',
  trouble: string | null = null,
) => ({
  id,
  companyName,
  jobsOnServer,
  lastScrapedAt: day === null ? null : `2026-01-0${day}T00:00:00.000Z`,
  state,
  trouble,
})

const boards = [
  board(1, 'reed & Co', 3, 2, 'live'),
  board(2, 'Alder', 9, 1, 'gone'),
  board(3, 'Pond 10', 0, null, 'suspect'),
  board(4, 'Pond 9', 3, 3, 'live'),
]

it.each<[sentence: string, order: BoardOrder, ids: number[]]>([
  ['by company, ignoring case, numbers by their value', 'company', [2, 4, 3, 1]],
  ['most jobs first, alike ones by company', 'jobs', [2, 4, 1, 3]],
  ['the latest scraped first, those never scraped last', 'latest', [4, 1, 2, 3]],
  ['scraped longest ago first, those never scraped before all', 'longest', [3, 2, 1, 4]],
  ['by state, what asks for an admin first', 'state', [3, 2, 4, 1]],
])('%s', (_sentence, order, ids) => {
  expect(sortBoards(boards, order).map(({ id }) => id)).toEqual(ids)
})

it('boards in trouble stand on top, whatever the order', () => {
  const all = [
    ...boards,
    board(5, 'Zinnia', 1, 1, 'live', 'Its last three checks found no postings; 12 are usual.'),
  ]
  for (const order of ['company', 'jobs', 'latest', 'longest', 'state'] as const)
    expect(sortBoards(all, order)[0]?.id).toBe(5)
})

const named = [
  {
    companyName: 'Bright Pond',
    careersUrl: 'https://jobs.lever.co/bright',
    system: 'lever',
    state: 'live' as const,
  },
  {
    companyName: 'Reed & Co',
    careersUrl: 'https://reed.example/jobs',
    system: 'any',
    state: 'suspect' as const,
  },
]

it.each<[sentence: string, sought: string, found: string[]]>([
  ['nothing typed, all shown', ' ', ['Bright Pond', 'Reed & Co']],
  ['by company, ignoring case', 'BRIGHT', ['Bright Pond']],
  ['by address', 'reed.example', ['Reed & Co']],
  ['by system', 'lever', ['Bright Pond']],
  ['by state', 'suspect', ['Reed & Co']],
  ['every word must be there', 'reed live', []],
])('%s', (_sentence, sought, found) => {
  expect(matchBoards(named, sought).map(({ companyName }) => companyName)).toEqual(found)
})
