import { readFileSync } from 'node:fs'
import { type FoundPosting, judgeCompleteAnswer, ScrapeError, type Web } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { BOARD_SYSTEMS, type BoardIdentity, type BoardSystem, readBoard } from '../src/index.ts'
import { PAGED_LISTS, type PagedList } from './paged-lists.ts'
import { type TestAnswer, testWeb } from './test-web.ts'

const HOUR = 3_600_000
const LIMIT = 300

/** The open jobs that the reading of a lie would close; a failure closes none. */
async function closedBy(board: BoardIdentity, web: Web, live: readonly string[]): Promise<readonly string[]> {
  try {
    const reading = await readBoard(board, { web, postingLimit: LIMIT })
    if (reading.outcome !== 'read' || !reading.complete) return []
    const found = new Set(reading.postings.map(({ externalId }) => externalId))
    const missing = live.filter((id) => !found.has(id))
    const about = { live: live.length, measures: [], suspicion: null, now: new Date(), secondLookMs: HOUR }
    return judgeCompleteAnswer({ found: found.size, missing, ...about }).gone
  } catch (error) {
    if (error instanceof ScrapeError && error.kind !== 'gone') return []
    throw error
  }
}

type Fixture = { tenant: string; answers: Record<string, string>; expected: FoundPosting[] }
type Lie = (body: string, fixture: Fixture, system: BoardSystem) => Partial<TestAnswer>

const LOGIN =
  '<html><head><title>Log in</title></head><body><h1>Log in</h1><form><input name="user"><input type="password"></form></body></html>'
const CHALLENGE =
  '<html><head><title>Just a moment...</title></head><body><p>Checking your browser.</p><script>window._cf_chl_opt={}</script></body></html>'

const LIES: Record<string, Lie> = {
  'an empty answer': () => ({ body: '' }),
  'half of its JSON': (body) => ({ body: body.slice(0, body.length / 2) }),
  'a web page instead of JSON': () => ({ body: '<html><body><h1>We are back soon.</h1></body></html>' }),
  'another charset': (body) => ({ body: Buffer.from(body).toString('latin1') }),
  'a log-in page': () => ({ body: LOGIN }),
  'a challenge': () => ({ body: CHALLENGE }),
  'a redirect to another board': (body, { expected: [posting] }, system) => ({
    url: system.careersUrl(otherTenant(system)),
    body: body.replaceAll(posting?.externalId ?? '', '987654'),
  }),
  'a total of zero': (body) => ({ body: emptied(body) }),
  'the same id for two postings': (body, { tenant, expected }, system) => {
    const [one, other] = [expected[0], expected.at(-1)]
    const path = (url = '') => url.replace(system.careersUrl(tenant), '')
    const moved = body.replaceAll(path(other?.url), path(one?.url))
    return { body: moved.replaceAll(other?.externalId ?? '', one?.externalId ?? '') }
  },
}

function otherTenant({ id, careersUrl, detect }: BoardSystem): string {
  const board = JSON.parse(readFileSync(new URL(`../fixtures/${id}/board.json`, import.meta.url), 'utf8'))
  if (id === 'web-page') return 'https://other.example/jobs'
  const others: string[] = [/\w$/, /^\w/].map((end) =>
    board.tenant.replace(end, (letter: string) => (letter === '1' ? '2' : '1')),
  )
  return others.find((other) => detect(new URL(careersUrl(other))) === other) ?? ''
}

/** Its lists without items, its numbers zero; a page without its body. */
function emptied(body: string): string {
  try {
    const empty = (_: string, value: unknown) =>
      Array.isArray(value) ? [] : typeof value === 'number' ? 0 : value
    return JSON.stringify(JSON.parse(body), empty)
  } catch {
    return body
      .replace(/<body[\s\S]*<\/body>/, '<body></body>')
      .replace(/<(item|position|entry)\b[\s\S]*<\/\1>/, '')
  }
}

describe.each(BOARD_SYSTEMS.map((system) => [system.id, system] as const))(
  '%s closes no open job',
  (id, system) => {
    const read = (file: string) => readFileSync(new URL(`../fixtures/${id}/${file}`, import.meta.url), 'utf8')
    const fixture: Fixture = JSON.parse(read('board.json'))
    const live = fixture.expected.map(({ externalId }) => externalId)

    test.each(Object.entries(LIES))('when it is given %s', async (_, lie) => {
      const web = testWeb(({ url }) => {
        const file = fixture.answers[url]
        return file
          ? { status: 200, body: read(file), ...lie(read(file), fixture, system) }
          : { status: 404, body: '{}' }
      })
      expect(await closedBy({ system: id, tenant: fixture.tenant }, web, live)).toEqual([])
    })
  },
)

/** A list of 250 postings, of which a page may be answered in another way. */
function paged(
  list: PagedList,
  answer: (start: number) => Partial<TestAnswer> & { from?: number; total?: number },
): Web {
  return testWeb((request) => {
    const start = list.startOf(request)
    const other = list.others?.[request.url]
    if (other) return { status: 200, body: other }
    if (start === null || Number.isNaN(start)) return { status: 404, body: '{}' }
    const { from = start, total = 250, ...told } = answer(start)
    const numbers = Array.from({ length: list.size }, (_, at) => from + at).filter((one) => one < total)
    return { status: 200, body: list.page(numbers, total, start), ...told }
  })
}

describe.each(Object.entries(PAGED_LISTS))('the paged list of %s closes no open job', (id, list) => {
  const board = { system: id, tenant: list.tenant }

  test('and is read to its end', async () => {
    const reading = await readBoard(board, { web: paged(list, () => ({})) })
    expect(reading).toMatchObject({ complete: true, incompleteReason: null })
    expect(reading.outcome === 'read' && reading.postings).toHaveLength(250)
  })

  test.each<[string, Parameters<typeof paged>[1]]>([
    ['its first page comes again', () => ({ from: 0 })],
    ['its third page fails', (start) => (start >= 2 * list.size ? { status: 500, body: '' } : {})],
    ['it never ends', () => ({ total: 1_000_000 })],
    ['it moves while it is read', (start) => ({ from: Math.max(0, start - start / list.size) })],
  ])('when %s', async (_, answer) => {
    const ids = (await readBoard(board, { web: paged(list, () => ({})) })) as { postings: FoundPosting[] }
    const live = ids.postings.map(({ externalId }) => externalId)
    expect(await closedBy(board, paged(list, answer), live)).toEqual([])
  })
})
