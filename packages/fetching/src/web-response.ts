import { ScrapeError, type WebResponse } from '@lilypad/domain'
import { decodeText } from './decode-text.ts'
import type { Answer } from './door.ts'

export function toWebResponse({ status, url, headers, bytes }: Answer): WebResponse {
  const text = () => decodeText(bytes, headers['content-type'] ?? '')
  return { status, url: url.href, headers, bytes, text, json: () => parseJson(text(), url.host) }
}

function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ScrapeError('changed', `${host} answered with ${lookOf(text)} where JSON was expected.`, {
      cause,
    })
  }
}

function lookOf(text: string): string {
  const start = text.trimStart().slice(0, 1)
  if (start === '') return 'nothing'
  if (start === '<') return 'a web page'
  if (start === '{' || start === '[') return 'JSON that is broken or cut off'
  return 'something else'
}
