import { ScrapeError } from '@lilypad/domain'
import { redirectTarget } from './follow-redirects.ts'
import { HostFault } from './host-fault.ts'
import type { Answer } from './http-client.ts'

const CHALLENGE_HEADERS: Record<string, RegExp> = {
  'cf-mitigated': /challenge/,
  'x-vercel-mitigated': /challenge|deny/,
  'x-amzn-waf-action': /challenge|captcha/,
}

/** In challenge pages of Cloudflare, Imperva, DataDome, HUMAN and AWS, but not in the pages behind them. */
const CHALLENGE_WORDS = [
  ...['_cf_chl_opt', '<title>Just a moment...', '<title>Attention Required! | Cloudflare'],
  ...['Incapsula incident ID', 'geo.captcha-delivery.com', 'id="px-captcha"', 'window.gokuProps'],
]

/** A long page with such words is a real page. */
const CHALLENGE_BYTES = 64 * 1024

/** Whether it asks for proof of a human reader, regardless of its status. */
export function isChallenge({ headers, bytes }: Answer): boolean {
  const marked = Object.entries(CHALLENGE_HEADERS).some(([name, words]) => words.test(headers[name] ?? ''))
  if (marked) return true
  if (bytes.length > CHALLENGE_BYTES || !/html/.test(headers['content-type'] ?? '')) return false
  const page = Buffer.from(bytes).toString('latin1')
  return CHALLENGE_WORDS.some((words) => page.includes(words))
}

type Expectation = {
  isBoard: boolean
  /** Validators were sent, so 304 is an answer. */
  mayBeUnchanged: boolean
  maxBytes: number
}

/** Throws the matching ScrapeError for an answer that no reader can use. */
export function checkAnswer(answer: Answer, expected: Expectation): void {
  const { status, url } = answer
  if (isChallenge(answer))
    throw fault('blocked', answer, `${url.host} asks for proof that a person is reading.`)
  if (answer.cut) throw tooLarge(url.host, expected.maxBytes)
  if (status >= 200 && status < 300) return
  if (status === 304 && expected.mayBeUnchanged) return
  if (status === 404 || status === 410) {
    if (expected.isBoard)
      throw new ScrapeError('gone', `${url.host} answered ${status}: there is no such board.`)
    return
  }
  throw refusal(answer)
}

function refusal(answer: Answer): ScrapeError {
  const { status, url } = answer
  const host = url.host
  if (status === 429) return fault('blocked', answer, `${host} answered 429: it wants fewer requests.`)
  if (status === 401 || status === 403)
    return fault('blocked', answer, `${host} answered ${status}: it lets nobody in.`)
  if (status >= 500)
    return fault('unreachable', answer, `${host} answered ${status}: it has trouble of its own.`)
  if (redirectTarget(answer)) return new ScrapeError('changed', `${host} redirects without end.`)
  return new ScrapeError('changed', `${host} answered ${status}, which was not expected.`)
}

function fault(kind: 'blocked' | 'unreachable', { url, retryAt }: Answer, message: string): HostFault {
  return new HostFault(kind, url.host, message, retryAt === undefined ? {} : { retryAt })
}

function tooLarge(host: string, maxBytes: number): ScrapeError {
  const limit =
    maxBytes >= 1024 ** 2 ? `${Math.round(maxBytes / 1024 ** 2)} MiB` : `${Math.ceil(maxBytes / 1024)} KiB`
  return new ScrapeError('changed', `${host} sent more than ${limit}, which is too much to read.`)
}
