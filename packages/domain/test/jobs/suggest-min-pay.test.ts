import { expect, test } from 'vitest'
import { suggestMinPay } from '../../src/index.ts'

test.each<[sentence: string, pay: (number | null)[], offer: number | null]>([
  ['four jobs say nothing yet', [50_000, 50_000, 50_000, 50_000], null],
  ['nor do jobs that state no pay', [null, null, null, null, null, 50_000], null],
  ['five do: the slider’s first round sum', [50_000, 50_000, 50_000, 50_000, 50_000, null], 65_000],
  ['above what most of them pay', [71_000, 72_500, 50_000, 74_000, 73_000], 75_000],
  ['not at it', [75_000, 72_500, 75_000, 75_000, 50_000], 80_000],
  ['one that pays far more says nothing', [50_000, 50_000, 50_000, 50_000, 250_000], 65_000],
])('%s', (_sentence, pay, offer) => {
  expect(suggestMinPay(pay.map((salaryMax) => ({ salaryMax })))).toBe(offer)
})
