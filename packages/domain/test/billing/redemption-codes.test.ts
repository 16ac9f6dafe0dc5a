import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeRedemptionCode, normalizeRedemptionCode } from '../../src/billing/redemption-codes.ts'
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

function giving(bytes: readonly number[]) {
  let next = 0
  return () => bytes[next++ % bytes.length] ?? 0
}

// holds Decisions §10: Codes: 12 characters without look-alikes, single use
it('codes are 12 characters without look-alikes', () => {
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const random = giving(everyByte)
  const codes = Array.from({ length: 100 }, () => makeRedemptionCode(random))
  expect(codes.filter((code) => !/^[A-Z3-9]{12}$/.test(code))).toEqual([])
  expect(codes.join('')).not.toMatch(/[01258BILOSUZ]/)
})

it('each character is as likely as any other', () => {
  const counts = new Map<string, number>()
  // 20 codes have 240 characters, the number of usable byte values, so that each value comes up once.
  const random = giving(Array.from({ length: 256 }, (_, byte) => byte))
  for (const character of Array.from({ length: 20 }, () => makeRedemptionCode(random)).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(new Set(counts.values())).toEqual(new Set([10]))
})

// holds Part 1 §3: Redemption code: a plain string
describe('a code is recognized in any spelling', () => {
  it.each<[text: string | null | undefined, code: string]>([
    ['ACDE34FGHJ67', 'ACDE34FGHJ67'],
    [' acde34fghj67\n', 'ACDE34FGHJ67'],
    ['ACDE-34FG-HJ67', 'ACDE34FGHJ67'],
    ['acde 34fg – hj67', 'ACDE34FGHJ67'],
    ['', ''],
    [' - ', ''],
    [null, ''],
    [undefined, ''],
  ])('%j', (text, code) => {
    expect(normalizeRedemptionCode(text)).toBe(code)
  })

  it('a generated code is recognized as it is, in groups and in lower case', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(239), { minLength: 12, maxLength: 12 }), (bytes) => {
        const code = makeRedemptionCode(giving(bytes))
        const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase()
        expect(normalizeRedemptionCode(typed)).toBe(code)
      }),
    )
  })

  it.each(['-', ' ', 'a-', 'ß'])('200,000 times %j are cleaned', (unit) => {
    expect(normalizeRedemptionCode(unit.repeat(200_000))).not.toMatch(/[\s-]/)
  })
})
