import { describe, expect, it } from 'vitest'
import { answer, type Handler, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const logo = { maxBytes: 1024, accept: ['image/png', 'image/svg+xml'] }

async function fetchLogo(handler: Handler, options = {}) {
  const server = await serve(handler)
  return openFetching(options).fetchFile(`${server.origin}/logo`, logo)
}

describe('fetchFile', () => {
  it('gives the bytes and their type', async () => {
    const server = await serve(answer(200, png, { 'content-type': 'Image/PNG; q=1' }))
    const file = await openFetching().fetchFile(`${server.origin}/logo`, logo)
    expect(file).toEqual({ url: `${server.origin}/logo`, type: 'image/png', bytes: png })
    expect(server.seen.at(-1)?.headers.accept).toBe('image/png, image/svg+xml')
  })

  // holds Decisions §7: Logos: told by content, sanitised, served by us
  it.each<[string, Handler, string, RegExp]>([
    [
      'another type',
      answer(200, '<p>', { 'content-type': 'text/html' }),
      'changed',
      /sent text\/html in place of/,
    ],
    [
      'too much',
      answer(200, Buffer.alloc(1025), { 'content-type': 'image/png' }),
      'changed',
      /more than 1 KiB/,
    ],
    ['404', answer(404), 'gone', /there is no such file/],
    ['403', answer(403), 'blocked', /answered 403/],
  ])('refuses %s', async (_name, handler, kind, message) => {
    const failure = await failureOf(fetchLogo(handler))
    expect(failure.kind).toBe(kind)
    expect(failure.message).toMatch(message)
  })

  it('goes through the same guard', async () => {
    const failure = await failureOf(fetchLogo(answer(200, png), { allowPrivate: false }))
    expect(failure).toMatchObject({ kind: 'blocked', message: 'This address is not a public web address.' })
  })
})
