import { setTimeout as sleep } from 'node:timers/promises'
import { ScrapeError } from '@lilypad/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openParser, type Parser } from '../src/index.ts'
import { BOARD, page, posting, SLOW_PICTURE, webWith } from './strangers.ts'

/** Within every limit of its own, and more than a small heap holds. */
const LARGE_PAGE = `<html><body>${'<b a="1">x</b>'.repeat(140_000)}</body></html>`

/** One for all: a thread takes seconds to start. */
let parser: Parser
beforeAll(() => {
  parser = openParser({ threads: 2, longestMs: 3_000 })
})
afterAll(() => parser.close())

describe('a thread', () => {
  test('that works too long ends with an error of that task, and nobody else waits for it', async () => {
    const events: string[] = []
    const slow = parser.drawSvg(Buffer.from(SLOW_PICTURE)).catch((error: unknown) => {
      events.push('the slow one')
      return error
    })
    for (const title of ['one', 'two', 'three']) {
      const { listing } = await parser.readListing(page(`<title>${title}</title>`))
      events.push(listing.title ?? '')
    }
    expect(await slow).toMatchObject({ name: 'ScrapeError', kind: 'changed' })
    expect(events).toEqual(['one', 'two', 'three', 'the slow one'])
  })

  test('that needs too much memory ends with an error of that task', async () => {
    const small = openParser({ threads: 1, heapMb: 64 })
    try {
      const large = small.readBoard(BOARD, { web: webWith(LARGE_PAGE) })
      await expect(large).rejects.toMatchObject({
        kind: 'changed',
        message: expect.stringContaining('memory'),
      })
      expect((await small.readListing(page('<title>Tutor</title>'))).listing.title).toBe('Tutor')
    } finally {
      await small.close()
    }
  })

  test('may wait for the web longer than it may work', async () => {
    const quick = openParser({ threads: 1, longestMs: 1_000 })
    const web = {
      request: async () => {
        await sleep(1_500)
        return page('<html><body>There are no openings.</body></html>')
      },
    }
    try {
      expect(await quick.readBoard(BOARD, { web })).toMatchObject({ outcome: 'read', postings: [] })
    } finally {
      await quick.close()
    }
  })
})

describe('an error of the web', () => {
  const readFailing = (error: Error) =>
    parser.readBoard(BOARD, { web: { request: () => Promise.reject(error) } })

  test('that is the board’s keeps its kind, its message and its instant', async () => {
    const error = new ScrapeError('blocked', 'Come back later.', { retryAt: 7 })
    await expect(readFailing(error)).rejects.toMatchObject({
      name: 'ScrapeError',
      kind: 'blocked',
      message: 'Come back later.',
      retryAt: 7,
    })
  })

  test('that is ours is thrown as it is', async () => {
    const error = new Error('The worker stops.')
    await expect(readFailing(error)).rejects.toBe(error)
  })
})

test('postings become jobs in their order', async () => {
  const found = Array.from({ length: 60 }, (_, index) => posting({ title: `Tutor ${index}` }))
  const curated = await parser.curate(found, 'Pond School')
  expect(curated.map(({ job }) => job.title)).toEqual(found.map(({ title }) => title))
  expect(curated[0]).toMatchObject({ description: 'Teach.' })
})
