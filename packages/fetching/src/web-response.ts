import { ScrapeError, type WebResponse } from '@lilypad/domain'
import { decodeText } from './decode-text.ts'
import type { Answer } from './door.ts'

export function toWebResponse({ status, url, headers, bytes }: Answer): WebResponse {
  const text = () => decodeText(bytes, headers['content-type'] ?? '')
  return { status, url: url.href, headers, bytes, text, json: () => parseJson(text(), url.host) }
}

/** More than any board's answer holds: a value takes far more memory than its few letters. */
const MAX_JSON_VALUES = 2_000_000
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b]

function parseJson(text: string, host: string): unknown {
  if (holdsTooMuch(text))
    throw new ScrapeError('changed', `${host} answered with more values than any board holds.`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ScrapeError('changed', `${host} answered with ${lookOf(text)} where JSON was expected.`, {
      cause,
    })
  }
}

function holdsTooMuch(text: string): boolean {
  // Each value takes two letters or more.
  if (text.length < 2 * MAX_JSON_VALUES) return false
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === COMMA || letter === BRACKET || letter === BRACE) values += 1
  }
  return values > MAX_JSON_VALUES
}

function lookOf(text: string): string {
  const start = text.trimStart().slice(0, 1)
  if (start === '') return 'nothing'
  if (start === '<') return 'a web page'
  if (start === '{' || start === '[') return 'JSON that is broken or cut off'
  return 'something else'
}
