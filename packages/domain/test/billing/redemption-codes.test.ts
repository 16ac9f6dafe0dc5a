import { describe, expect, test } from 'vitest'
import { type CodeOrderForm, readCodeOrder } from '../../src/index.ts'

const form = (more: Partial<CodeOrderForm> = {}): CodeOrderForm => ({
  source: 'Spring conference',
  durationDays: 93,
  count: 1,
  ...more,
})
const NO_SOURCE = 'Source is required!'
const LONG_SOURCE = 'Source must be at most 200 characters.'
const DURATION = 'Duration must be a whole number of days from 1 to 3,650.'
const COUNT = 'The number of codes must be a whole number from 1 to 1,000.'

// holds Decisions §10: Source, duration and number have bounds, else 400
describe('a source of 1 to 200 characters, a duration of 1 to 3,650 whole days, 1 to 1,000 codes', () => {
  test.each<[Partial<CodeOrderForm>]>([
    [{}],
    [{ source: 'x' }],
    [{ source: '🐸'.repeat(200) }],
    [{ durationDays: 1 }],
    [{ durationDays: 3_650 }],
    [{ count: 1_000 }],
  ])('%j is made', (more) => {
    expect(readCodeOrder(form(more))).toEqual({ ok: true, order: form(more) })
  })

  test.each<[Partial<CodeOrderForm>, string]>([
    [{ source: null }, NO_SOURCE],
    [{ source: ' \n\u200b ' }, NO_SOURCE],
    [{ source: 'x'.repeat(201) }, LONG_SOURCE],
    [{ durationDays: null }, DURATION],
    [{ durationDays: 0 }, DURATION],
    [{ durationDays: -3 }, DURATION],
    [{ durationDays: 1.5 }, DURATION],
    [{ durationDays: 3_651 }, DURATION],
    [{ durationDays: Number.NaN }, DURATION],
    [{ count: null }, COUNT],
    [{ count: 0 }, COUNT],
    [{ count: 2.5 }, COUNT],
    [{ count: 1_001 }, COUNT],
    [{ count: Number.POSITIVE_INFINITY }, COUNT],
  ])('%j is refused', (more, message) => {
    expect(readCodeOrder(form(more))).toEqual({ ok: false, field: Object.keys(more)[0], message })
  })

  test('the first broken rule gives the message', () => {
    expect(readCodeOrder({ source: '', durationDays: 0, count: 0 })).toEqual({
      ok: false,
      field: 'source',
      message: NO_SOURCE,
    })
    expect(readCodeOrder(form({ durationDays: 0, count: 0 }))).toEqual({
      ok: false,
      field: 'durationDays',
      message: DURATION,
    })
  })
})

test('blanks around and within a source are tidied', () => {
  expect(readCodeOrder(form({ source: '  Spring \n conference ' }))).toMatchObject({
    order: { source: 'Spring conference' },
  })
})
