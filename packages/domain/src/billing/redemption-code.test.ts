import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRedemptionCode, normalizeRedemptionCode } from './redemption-codes.ts'

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
