import { ScrapeError, type WebResponse } from '@lilypad/domain'
import type { Answer } from './http-client.ts'

/** Where a declaration of a page's encoding is looked for. Source: HTML standard. */
const DECLARATION_BYTES = 1024

/** Windows-1252 from 0x80 to 0x9f (Encoding Standard); everywhere else it is Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** By byte order mark, else Content-Type header, `<meta>` or XML declaration, UTF-8 where valid, Windows-1252. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const encoding = markedEncoding(bytes) ?? headerEncoding(contentType) ?? declaredEncoding(bytes)
  if (encoding) return decodeAs(bytes, encoding)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeAs(bytes, 'windows-1252')
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  // Node.js 20.18 to 24 decode windows-1252 as Latin-1 (nodejs/node#56542).
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes)
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252.charAt(char.charCodeAt(0) - 0x80))
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return null
}

function headerEncoding(contentType: string): string | null {
  return knownEncoding(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1])
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const meta = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i.exec(head)
  const xml = /^<\?xml[^>]+encoding\s*=\s*["']([^"']+)/i.exec(head)
  const encoding = knownEncoding((meta ?? xml)?.[1])
  // A declaration readable as single bytes cannot be in UTF-16.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding
}

function knownEncoding(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

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
    throw new ScrapeError('changed', `${host} answered with ${toLook(text)} where JSON was expected.`, {
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

function toLook(text: string): string {
  const start = text.trimStart().slice(0, 1)
  if (start === '') return 'nothing'
  if (start === '<') return 'a web page'
  if (start === '{' || start === '[') return 'JSON that is broken or cut off'
  return 'something else'
}
