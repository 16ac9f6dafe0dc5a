import type { RedemptionCode } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'

type Matchable = Pick<RedemptionCode, 'code' | 'source'>

/** The codes whose source or letters contain the search text, ignoring case; a pasted redeem link finds its code. */
export function matchCodes<C extends Matchable>(codes: readonly C[], sought: string): readonly C[] {
  const text = sought
    .trim()
    .replace(/^.*\/redeem\//i, '')
    .toLowerCase()
  if (text === '') return codes
  return codes.filter(({ code, source }) => `${source}\n${code}`.toLowerCase().includes(text))
}

/** The address where a code is redeemed. Source: specification, decisions 10. */
export const redeemUrl = (origin: string, code: string): string => `${origin}/#${paths.redeem.href(code)}`
