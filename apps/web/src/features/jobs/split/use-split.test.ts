import { expect, it } from 'vitest'
import { jobInQuery, withJob } from './use-split.ts'

it.each<[search: string, id: number | null]>([
  ['?job=12', 12],
  ['?type=Full-Time&job=12', 12],
  ['?type=Full-Time', null],
  ['?job=', null],
  ['?job=0', null],
  ['?job=12x', null],
])('an address names the job beside the list by its id alone: %s', (search, id) => {
  expect(jobInQuery(search)).toBe(id)
})

it.each<[address: string, id: number | null, expected: string]>([
  ['/dashboard', 12, '/dashboard?job=12'],
  ['/dashboard/7', 12, '/dashboard/7?job=12'],
  ['/dashboard?type=Full-Time', 12, '/dashboard?type=Full-Time&job=12'],
  ['/dashboard?type=Full-Time&job=12', 13, '/dashboard?type=Full-Time&job=13'],
  ['/dashboard?type=Full-Time&job=12', null, '/dashboard?type=Full-Time'],
  ['/dashboard?job=12', null, '/dashboard'],
])('the job and the filters of an address do not drop each other: %s with %s', (address, id, expected) => {
  expect(withJob(address, id)).toBe(expected)
})

it('an address that says it already stays as it was written', () => {
  expect(withJob('/dashboard?search=a%20b&job=12', 12)).toBe('/dashboard?search=a%20b&job=12')
  expect(withJob('/dashboard?search=a%20b', null)).toBe('/dashboard?search=a%20b')
})
