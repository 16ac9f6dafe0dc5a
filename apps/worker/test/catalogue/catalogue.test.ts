import { readFileSync } from 'node:fs'
import { type Db, listBoardRecords, openDatabase, schema, seedBoards } from '@lilypad/db'
import { freshDatabase } from '@lilypad/testing'
import { describe, expect, test } from 'vitest'
import { loadCatalogue, parseCatalogue } from '../../src/boards/load-board-catalogue.ts'

test('a line of the catalogue becomes a board; of two lines that lead to one board the first counts', () => {
  const csv = [
    'company_name,sector,system,careers_url',
    '"Acme, Inc. ""Learning""",edtech,lever,https://jobs.lever.co/acme',
    'Acme,,lever,https://jobs.lever.co/acme/',
    '',
  ].join('\r\n')
  expect(parseCatalogue(csv)).toEqual([
    {
      system: 'lever',
      tenant: 'acme',
      careersUrl: 'https://jobs.lever.co/acme',
      companyName: 'Acme, Inc. "Learning"',
      sector: 'edtech',
      logoUrl: null,
      featuredTitles: [],
    },
  ])
})

test('a line without a usable address stops the load and is named', () => {
  expect(() => parseCatalogue('a,b,c,d\nAcme,edtech,lever,nowhere')).toThrow('Acme,edtech,lever,nowhere')
})

async function withDatabase(work: (db: Db) => Promise<void>) {
  const fresh = await freshDatabase()
  const { db, close } = openDatabase(fresh.url)
  try {
    await work(db)
  } finally {
    await close()
    await fresh.drop()
  }
}

test('each of the 585 rows of the catalogue gets the system that its line names', () => {
  const csv = readFileSync(new URL('../../catalogue/boards.csv', import.meta.url), 'utf8')
  const named = [...csv.matchAll(/,([\w-]+),(https?:[^,\r\n]+)\r?$/gm)].map(
    ([, system, url]) => `${system} ${url}`,
  )
  expect(named).toHaveLength(585)
  expect(parseCatalogue(csv).map(({ system, careersUrl }) => `${system} ${careersUrl}`)).toEqual(named)
})

test('the catalogue loads whole, and a second time changes nothing', () =>
  withDatabase(async (db) => {
    expect(await loadCatalogue(db)).toBe(585)
    const before = await listBoardRecords(db)
    await loadCatalogue(db)
    expect(await listBoardRecords(db)).toEqual(before)
  }))

describe('a board that is loaded again', () => {
  const page = 'https://acme.example/careers'
  const acme = {
    system: 'web-page',
    tenant: page,
    careersUrl: page,
    companyName: 'Acme',
    sector: 'edtech',
    logoUrl: null,
    featuredTitles: [],
  }
  const kept = { validators: { [page]: { etag: '"1"' } }, validatorsVersion: '1:1' }
  const load = (db: Db, more: Partial<typeof acme>) => seedBoards(db, [{ ...acme, ...more }], 'catalogue')
  const loadedTwice = (
    more: Partial<typeof acme>,
    between: Partial<typeof schema.boards.$inferInsert> = kept,
  ) =>
    new Promise<(typeof schema.boards.$inferSelect)[]>((resolve, reject) => {
      withDatabase(async (db) => {
        await load(db, {})
        await db.update(schema.boards).set(between)
        await load(db, more)
        resolve(await db.select().from(schema.boards))
      }).catch(reject)
    })

  test('as it was keeps what it answered last', async () => {
    expect(await loadedTwice({ sector: 'schools' })).toMatchObject([{ ...kept, sector: 'schools' }])
  })

  test('under another name is asked for a full answer', async () => {
    const [board] = await loadedTwice({ companyName: 'Acme Learning' })
    expect(board).toMatchObject({ companyName: 'Acme Learning', validators: {}, validatorsVersion: null })
  })

  test('by a page whose system is known by now is that system’s, and the same board', async () => {
    const boards = await loadedTwice({ system: 'lever', tenant: 'acme', careersUrl: `${page}/` })
    expect(boards).toMatchObject([{ system: 'lever', tenant: 'acme', validatorsVersion: null }])
  })

  test('by a page that turned out to show a system’s board stays that board', async () => {
    const boards = await loadedTwice({ companyName: 'Acme 2' }, { system: 'lever', tenant: 'acme' })
    expect(boards).toMatchObject([
      { system: 'lever', tenant: 'acme', companyName: 'Acme 2', careersUrl: page },
    ])
  })
})
