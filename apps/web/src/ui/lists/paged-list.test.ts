import { expect, it } from 'vitest'
import { rowsOfPage, spanOfPage } from './paged-list.tsx'

it.each([
  ['the first of several pages', 1, 250, '1–100 of 250'],
  ['a page in the middle', 2, 12_345, '101–200 of 12,345'],
  ['the last page, which is shorter', 3, 250, '201–250 of 250'],
  ['a page behind the last', 4, 250, '0 of 250'],
  ['far behind', 1_001, 100_050, '100,001–100,050 of 100,050'],
])('%s', (_sentence, page, total, span) => {
  expect(spanOfPage(page, 100, total)).toBe(span)
})

it('each row is on one page', () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  expect([1, 2, 3, 4].map((page) => rowsOfPage(rows, page, 2).join(''))).toEqual(['ab', 'cd', 'e', ''])
})
