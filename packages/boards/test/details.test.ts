import { type FoundPosting, ScrapeError, type Web } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { createPosting, toFingerprint } from '../src/create-posting.ts'
import { type ListedPosting, readDetails } from '../src/read-details.ts'
import { response } from './test-web.ts'

const VERSION = 1
const reader = {
  version: VERSION,
  withDetail: (posting: FoundPosting, detail: { text(): string }) => ({ ...posting, html: detail.text() }),
}

function listed(id: number, row: unknown = { id }): ListedPosting {
  const posting: FoundPosting = {
    ...createPosting({ externalId: String(id), title: `Job ${id}`, url: `https://acme.example/${id}` }),
  }
  return { posting, row, detailUrl: `https://acme.example/${id}/detail` }
}

/** A web whose details answer with their number, or throw the given failure. */
function detailWeb(fails: (id: number) => ScrapeError | null = () => null): { web: Web; asked: number[] } {
  const asked: number[] = []
  const request: Web['request'] = async ({ url }) => {
    const id = Number(/(\d+)\/detail/.exec(url)?.[1])
    asked.push(id)
    const failure = fails(id)
    if (failure) throw failure
    return response(200, url, `text ${id}`)
  }
  return { asked, web: { request } }
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => listed(at + 1))
const blocked = () => new ScrapeError('blocked', 'acme.example answered 403.')

describe('detail calls', () => {
  test('end after three refusals in a row, and every posting is kept', async () => {
    const { web, asked } = detailWeb((id) => (id > 2 ? blocked() : null))
    const { postings, ...rest } = await readDetails(rows(9), { web, postingLimit: 99 }, reader)
    expect(asked).toEqual([1, 2, 3, 4, 5])
    expect(postings.map(({ html }) => html)).toEqual(['text 1', 'text 2', ...Array(7).fill(null)])
    expect(rest).toEqual({
      detailsMissing: 7,
      textsRefused: 'The texts of 7 postings could not be read: acme.example answered 403.',
    })
  })

  test('are made first for new ones, then for those without a text', async () => {
    const { web, asked } = detailWeb()
    const known = (externalId: string) => {
      const html = externalId === '2' ? 'old text' : null
      return externalId === '3' ? null : { fingerprint: null, posting: { ...listed(2).posting, html } }
    }
    const { postings } = await readDetails([listed(2), ...rows(3)], { web, postingLimit: 99, known }, reader)
    expect(asked).toEqual([3, 1, 2])
    expect(postings.map(({ html }) => html)).toEqual(['text 2', 'text 1', 'text 2', 'text 3'])
  })

  test('go on after a refusal that stands alone', async () => {
    const { web, asked } = detailWeb((id) => (id % 2 ? blocked() : null))
    const { detailsMissing, textsRefused } = await readDetails(rows(8), { web, postingLimit: 99 }, reader)
    expect(asked).toHaveLength(8)
    expect({ detailsMissing, textsRefused }).toMatchObject({
      detailsMissing: 4,
      textsRefused: expect.stringMatching(/4/),
    })
  })

  test('of another shape cost their text, and never the completeness', async () => {
    const { web } = detailWeb((id) => (id === 1 ? new ScrapeError('changed', 'x') : null))
    expect(await readDetails(rows(2), { web, postingLimit: 99 }, reader)).toMatchObject({
      detailsMissing: 1,
      textsRefused: null,
      postings: [{ html: null, listFingerprint: null }, { html: 'text 2' }],
    })
  })

  test('are made once for a posting that is listed twice, and none past the limit', async () => {
    const { web, asked } = detailWeb()
    const { postings } = await readDetails([...rows(3), ...rows(2)], { web, postingLimit: 2 }, reader)
    expect(asked).toEqual([1, 2])
    expect(postings.map(({ html }) => html)).toEqual(['text 1', 'text 2', null, 'text 1', 'text 2'])
    asked.length = 0
    await readDetails([listed(1), ...rows(3)], { web, postingLimit: 2 }, reader)
    expect(asked).toEqual([1, 2])
  })

  test('are made again for a row that changed and for a newer reader', async () => {
    const { web, asked } = detailWeb()
    const context = { web, postingLimit: 99 }
    const { postings } = await readDetails(rows(2), context, reader)
    const known = (externalId: string) => {
      const posting = postings.find((one) => one.externalId === externalId)
      return posting?.listFingerprint ? { fingerprint: posting.listFingerprint, posting } : null
    }
    asked.length = 0
    await readDetails([listed(1), listed(2, { id: 2, title: 'New' })], { ...context, known }, reader)
    expect(asked).toEqual([2])
    asked.length = 0
    await readDetails(rows(2), { ...context, known }, { ...reader, version: VERSION + 1 })
    expect(asked).toEqual([1, 2])
  })

  test('that fail leave what was known before in the gaps of the list', async () => {
    const { web } = detailWeb(blocked)
    const before = { ...listed(1).posting, title: 'Old', html: 'old text', places: ['Reno'], country: 'US' }
    const known = () => ({ fingerprint: null, posting: before })
    const { postings } = await readDetails(rows(1), { web, postingLimit: 9, known }, reader)
    expect(postings).toEqual([
      { ...before, title: 'Job 1', places: ['Reno'], country: 'US', listFingerprint: null },
    ])
  })

  test('an error of ours is thrown', async () => {
    const web: Web = { request: () => Promise.reject(new TypeError('ours')) }
    await expect(readDetails(rows(1), { web, postingLimit: 9 }, reader)).rejects.toThrow(TypeError)
  })
})

describe('a fingerprint', () => {
  test('ignores the order of fields, and changes with any value', () => {
    expect(toFingerprint({ a: 1, b: [{ c: 2, d: null }] })).toBe(
      toFingerprint({ b: [{ d: null, c: 2 }], a: 1 }),
    )
    const values = [
      {},
      [],
      null,
      '',
      0,
      '0',
      { a: 1 },
      { a: 2 },
      { b: 1 },
      [1, 2],
      [2, 1],
      ['a', 'b'],
      ['ab'],
    ]
    expect(new Set(values.map((value) => toFingerprint(value))).size).toBe(values.length)
    expect(toFingerprint('x')).toMatch(/^[\da-f]{16}$/)
  })

  test('tells 20,000 rows apart that differ in a digit', () => {
    const all = new Set(Array.from({ length: 20_000 }, (_, id) => toFingerprint({ title: 'Tutor', id })))
    expect(all.size).toBe(20_000)
  })
})
