import { expect, it } from 'vitest'
import { furthestStep, stepOfQuery } from './use-intake-step.ts'

it.each([
  ['', 1],
  ['?step=3', 3],
  ['?step=9', 9],
  ['?step=0', 1],
  ['?step=10', 1],
  ['?step=2.5', 1],
  ['?step=x', 1],
])('the address with %j asks for step %i', (search, step) => {
  expect(stepOfQuery(search)).toBe(step)
})

it.each<[done: number[], furthest: number]>([
  [[], 1],
  [[1], 2],
  [[1, 2, 4, 5], 3],
  [[1, 2, 3, 4, 5, 6, 7, 8], 9],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 9],
])('with the steps %j done one may go to step %i', (done, furthest) => {
  expect(furthestStep((step) => done.includes(step))).toBe(furthest)
})
