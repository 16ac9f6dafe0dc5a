import { paths } from '@/paths.ts'

/** Where whoever holds a code redeems it. Source: the decisions, section 10. */
export const redeemUrl = (origin: string, code: string): string => `${origin}/#${paths.redeem.href(code)}`
