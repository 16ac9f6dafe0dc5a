import { TRACKER_STATUSES } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { boardColumns, jobsByColumn, moveMessage, statusByKey } from './board-columns.ts'

const columns = boardColumns(TRACKER_STATUSES)

it('columns go from saved to accepted, and what ended otherwise comes last', () => {
  expect(columns.map(({ name }) => name)).toEqual([
    'Saved',
    'Applied',
    'Interviewing',
    'Offer',
    'Accepted',
    'Not Selected',
    'Withdrawn',
  ])
})

it('each job stands in the column of its status, in the order in which it came', () => {
  const jobs = [
    { id: 1, status: 2 },
    { id: 2, status: 0 },
    { id: 3, status: 2 },
  ]
  const ids = jobsByColumn(jobs, columns).map((column) => column.map(({ id }) => id))
  expect(ids).toEqual([[2], [], [1, 3], [], [], [], []])
})

describe('arrow keys move a card by one column', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, -1],
    ['ArrowLeft', -1, 4],
    ['ArrowLeft', 0, null],
    ['ArrowRight', -2, null],
    ['ArrowUp', 1, null],
    ['ArrowRight', 99, null],
  ])('%s from %i leads to %s', (key, status, next) => {
    expect(statusByKey(key, status, columns)).toBe(next)
  })
})

it('a move is announced with the column and its place', () => {
  expect(moveMessage('Curriculum Writer', 1, columns)).toBe(
    'Curriculum Writer was moved to Applied, column 2 of 7.',
  )
})
