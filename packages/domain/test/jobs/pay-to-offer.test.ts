import { expect, test } from 'vitest'
import { payToOffer } from '../../src/index.ts'

test.each<[sentence: string, pay: (number | null)[], offer: number | null]>([
  ['four jobs say nothing yet', [50_000, 50_000, 50_000, 50_000], null],
  ['five do: the slider’s first round sum', [50_000, 50_000, 50_000, 50_000, null], 65_000],
  ['above the most that they pay', [61_000, 72_500, 50_000, null, null, 40_000], 75_000],
  ['not at it', [75_000, 72_500, 50_000, null, null], 80_000],
])('%s', (_sentence, pay, offer) => {
  expect(payToOffer(pay.map((salaryMax) => ({ salaryMax })))).toBe(offer)
})
