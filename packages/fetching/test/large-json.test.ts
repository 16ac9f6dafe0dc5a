import { expect, it } from 'vitest'
import { toWebResponse } from '../src/web-response.ts'

const response = (text: string) =>
  toWebResponse({
    status: 200,
    url: new URL('https://pond.example/jobs'),
    headers: { 'content-type': 'application/json' },
    bytes: Buffer.from(text),
    cut: false,
  })

it('reads a long text of few values', () => {
  const text = JSON.stringify([{ description: 'We teach children to read. '.repeat(200_000) }])
  expect(response(text).json()).toHaveLength(1)
})

it.each(['{},', '[],', '0,'])('refuses millions of values, however short: %s', (unit) => {
  const text = `[${unit.repeat(2_100_000)}0]`
  expect(() => response(text).json()).toThrow(
    expect.objectContaining({ name: 'ScrapeError', kind: 'changed' }),
  )
})
