import { expect, it } from 'vitest'
import { type BoardOrder, sortBoards } from './board-search.ts'

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
