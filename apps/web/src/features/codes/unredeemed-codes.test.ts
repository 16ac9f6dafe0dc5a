import { expect, it } from 'vitest'
import { matchCodes, redeemUrl } from './unredeemed-codes.tsx'

const codes = [
  { code: 'ABCDEFGH2345', source: 'Spring fair' },
  { code: 'MNPQRSTU6789', source: 'Reed & Co' },
]

it.each<[sentence: string, sought: string, found: string[]]>([
  ['nothing typed, all shown', ' ', ['ABCDEFGH2345', 'MNPQRSTU6789']],
  ['by source, ignoring case', 'SPRING', ['ABCDEFGH2345']],
  ['by a part of the code', 'pqrs', ['MNPQRSTU6789']],
  ['by its whole link', redeemUrl('https://pond.example', 'MNPQRSTU6789'), ['MNPQRSTU6789']],
  ['not by what neither holds', 'autumn', []],
])('%s', (_sentence, sought, found) => {
  expect(matchCodes(codes, sought).map(({ code }) => code)).toEqual(found)
})

// holds Decisions §10: Redeem URL
it('the redeem link is the public address, and the code behind #/redeem/', () => {
  expect(redeemUrl('https://pond.example', 'ABCDEFGH2345')).toBe('https://pond.example/#/redeem/ABCDEFGH2345')
})
