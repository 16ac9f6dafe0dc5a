import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type FoundPosting, ScrapeError, type Web, type WebRequest } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import {
  BOARD_SYSTEMS,
  type BoardIdentity,
  type BoardSystem,
  detectBoard,
  type KnownPosting,
  readBoard,
} from '../src/index.ts'
import { testWeb, webOf } from './test-web.ts'

type Fixture = {
  tenant: string
  /** Addresses that a person might paste for this board. */
  addresses: string[]
  /** Address to the file beside board.json that answers it. */
  answers: Record<string, string>
  expected: FoundPosting[]
  company: string | null
  changedShape: string
  /** Replacements that spoil one item, or all of them. */
  malformed: [string, string]
  allMalformed: [string, string]
}

type Known = ReadonlyMap<string, KnownPosting>

const folder = (system: string) => new URL(`../fixtures/${system}/`, import.meta.url)

function fixtureOf(system: BoardSystem) {
  const read = (file: string) => readFileSync(new URL(file, folder(system.id)), 'utf8')
  const fixture = JSON.parse(read('board.json')) as Fixture
  const web = (change: (body: string) => string = (body) => body) =>
    webOf(Object.fromEntries(Object.entries(fixture.answers).map(([url, file]) => [url, change(read(file))])))
  const board = { system: system.id, tenant: fixture.tenant }
  return { fixture, board, web }
}

async function read(board: BoardIdentity, web: Web, known: Known = new Map()) {
  const reading = await readBoard(board, { web, known: (externalId) => known.get(externalId) ?? null })
  if (reading.outcome !== 'read') throw new Error('An unchanged board was not asked for')
  return reading
}

/** What a worker remembers of an earlier reading. */
function knownOf(postings: readonly FoundPosting[]): Known {
  return new Map(
    postings.flatMap((posting) =>
      posting.listFingerprint
        ? [[posting.externalId, { fingerprint: posting.listFingerprint, posting }] as const]
        : [],
    ),
  )
}

/** The postings, and the addresses that were asked for them alone. */
async function readWithDetails(board: BoardIdentity, web: Web) {
  const first = listening(web)
  const { postings } = await read(board, first.web)
  const second = listening(web)
  await read(board, second.web, knownOf(postings))
  return { postings, details: new Set(first.asked.filter((url) => !second.asked.includes(url))) }
}

function listening(web: Web) {
  const asked: string[] = []
  const request = (wanted: WebRequest) => {
    asked.push(wanted.url)
    return web.request(wanted)
  }
  return { asked, web: { request } }
}

async function textOf(web: Web, request: WebRequest): Promise<string> {
  return (await web.request(request)).text()
}

function asFound({ listFingerprint: _, ...posting }: FoundPosting): FoundPosting {
  return posting
}

test('every system has one name, one fixture, and every fixture its system', () => {
  const ids = BOARD_SYSTEMS.map((system) => system.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(readdirSync(new URL('../fixtures/', import.meta.url)).toSorted())
})

describe.each(BOARD_SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, system) => {
  test('has a fixture', () => {
    expect(existsSync(new URL('board.json', folder(id)))).toBe(true)
  })

  test('reads its fixture to exactly the expected postings', async () => {
    const { fixture, board, web } = fixtureOf(system)
    const reading = await read(board, web())
    expect({ ...reading, postings: reading.postings.map(asFound) }).toEqual({
      outcome: 'read',
      identity: board,
      postings: fixture.expected,
      complete: true,
      incompleteReason: null,
      company: fixture.company,
      dropped: 0,
      duplicates: 0,
      detailsMissing: 0,
    })
  })

  test('an answer of another shape is `changed`', async () => {
    const { fixture, board, web } = fixtureOf(system)
    await expect(readBoard(board, { web: web(() => fixture.changedShape) })).rejects.toMatchObject({
      kind: 'changed',
    })
  })

  test('half a document never passes for a complete board', async () => {
    const { board, web } = fixtureOf(system)
    const half = readBoard(board, { web: web((body) => body.slice(0, body.length / 2)) })
    const outcome = await half.then(
      (reading) => reading.outcome === 'read' && reading.complete,
      (error: unknown) => error instanceof ScrapeError && error.kind,
    )
    expect(['changed', false]).toContain(outcome)
  })

  test('what spoils its items stands in its answers, to the letter', () => {
    const { fixture } = fixtureOf(system)
    const answers = Object.values(fixture.answers).map((file) =>
      readFileSync(new URL(file, folder(id)), 'utf8'),
    )
    for (const [find] of [fixture.malformed, fixture.allMalformed])
      expect(answers).toContainEqual(expect.stringContaining(find))
  })

  test('one malformed item is left out, the others are kept, and the reading is incomplete', async () => {
    const { fixture, board, web } = fixtureOf(system)
    const [find, replacement] = fixture.malformed
    const reading = await readBoard(board, { web: web((body) => body.replace(find, replacement)) })
    const kept = fixture.expected.filter(({ title }) => !find.includes(title))
    expect(kept).toHaveLength(fixture.expected.length - 1)
    expect(reading).toMatchObject({ postings: kept, dropped: 1, complete: false })
  })

  test('a board whose items are all malformed is `changed`', async () => {
    const { fixture, board, web } = fixtureOf(system)
    const [find, replacement] = fixture.allMalformed
    const spoiled = web((body) => body.replaceAll(find, replacement))
    await expect(readBoard(board, { web: spoiled })).rejects.toMatchObject({ kind: 'changed' })
  })

  test('a board that is not there is `gone`', async () => {
    const { board } = fixtureOf(system)
    await expect(readBoard(board, { web: webOf({}) })).rejects.toMatchObject({ kind: 'gone' })
  })

  test('a 304 is taken as unchanged where the system asks conditionally', async () => {
    const { fixture, board, web } = fixtureOf(system)
    const asked: string[] = []
    const unchanged = testWeb(async (request) => {
      if (request.conditional) asked.push(request.url)
      if (request.conditional) return { status: 304, body: '' }
      return { status: 200, body: (await web().request(request)).text() }
    })
    const { outcome } = await readBoard(board, { web: unchanged })
    expect(outcome).toBe(asked.length > 0 ? 'unchanged' : 'read')
    if (asked.length > 0) expect(Object.keys(fixture.answers)).toHaveLength(1)
  })

  test('makes detail calls only for new or changed postings', async () => {
    const { board, web } = fixtureOf(system)
    const first = listening(web())
    const { postings } = await read(board, first.web)
    const second = listening(web())
    expect(await read(board, second.web, knownOf(postings))).toMatchObject({ postings, complete: true })
    expect(second.asked).toHaveLength(first.asked.length - knownOf(postings).size)
  })

  // The texts of a site's own pages tell which of them are postings.
  test.each([
    [404, 'is not there'],
    [500, 'does not answer'],
  ])('a detail that answers %i %s and costs no posting', async (status) => {
    const { fixture, board, web } = fixtureOf(system)
    const { postings, details } = await readWithDetails(board, web())
    const answer = async ({ url, ...request }: WebRequest) =>
      details.has(url)
        ? { status, body: '{}' }
        : { status: 200, body: await textOf(web(), { url, ...request }) }
    const without = await read(board, testWeb(answer))
    expect(without).toMatchObject({ detailsMissing: details.size, complete: true })
    expect(without.postings.map(({ externalId }) => externalId)).toEqual(
      fixture.expected.map(({ externalId }) => externalId),
    )
    if (details.size > 0) expect(without.postings.every(({ html }) => html === null)).toBe(true)
    const edited = new Map([...knownOf(postings)].map(([key, one]) => [key, { ...one, fingerprint: 'x' }]))
    expect((await read(board, testWeb(answer), edited)).postings.map(({ html }) => html)).toEqual(
      postings.map(({ html }) => html),
    )
  })

  // holds Decisions §7: A board's identity is system and tenant
  test('its tenant is found again in every form of its address', () => {
    const { fixture } = fixtureOf(system)
    for (const address of [system.careersUrl(fixture.tenant), ...fixture.addresses]) {
      expect(detectBoard(address), address).toEqual({ ok: true, system: id, tenant: fixture.tenant })
    }
  })
})
