import type { Answer } from './door.ts'

const CHALLENGE_HEADERS: Record<string, RegExp> = {
  'cf-mitigated': /challenge/,
  'x-vercel-mitigated': /challenge|deny/,
  'x-amzn-waf-action': /challenge|captcha/,
}

/** In challenge pages of Cloudflare, Imperva, DataDome, HUMAN and AWS, but not in the pages behind them. */
const CHALLENGE_WORDS =
  /_cf_chl_opt|<title>Just a moment\.\.\.|<title>Attention Required! \| Cloudflare|Incapsula incident ID|geo\.captcha-delivery\.com|id="px-captcha"|window\.gokuProps/

/** A long page with such words is a real page. */
const CHALLENGE_BYTES = 64 * 1024

/** Whether it asks for proof of a human reader, regardless of its status. */
export function isChallenge({ headers, bytes }: Answer): boolean {
  const marked = Object.entries(CHALLENGE_HEADERS).some(([name, words]) => words.test(headers[name] ?? ''))
  if (marked) return true
  if (bytes.length > CHALLENGE_BYTES || !/html/.test(headers['content-type'] ?? '')) return false
  return CHALLENGE_WORDS.test(Buffer.from(bytes).toString('latin1'))
}
