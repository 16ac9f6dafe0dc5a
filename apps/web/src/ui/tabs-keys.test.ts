import { expect, it } from 'vitest'
import { neighbour } from './tabs-keys.ts'

it.each<[key: string, current: number, next: number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s on tab %i of 3 leads to %s', (key, current, next) => {
  expect(neighbour(key, current, 3)).toBe(next)
})
