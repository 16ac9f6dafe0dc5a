import {
  addRemoval,
  commitScrape,
  editBoard,
  findBoard,
  findBoardByAddress,
  findOpenLoop,
  liftRemoval,
  listBoardRecords,
  listLogosToFetch,
  openLoop,
  removeBoard,
  restBoard,
  schema,
  seedBoards,
  storeLogo,
} from '@lilypad/db'
import { SECOND_LOOK_MS } from '@lilypad/domain'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startOffers } from '../listings/offers.ts'
import { useWorker } from '../test-worker.ts'
import { plainCuration, posting } from './scrape-bench.ts'

const DAY = 24 * 60 * 60 * 1000
const png = (width: string) => Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${width}\0\0\x10\0`, 'latin1')
const PNG = png('\0\0\0\x10')

let outside: Awaited<ReturnType<typeof startOffers>>
beforeAll(async () => {
  outside = await startOffers()
})
afterAll(() => outside.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: outside.origin }))
afterEach(async () => {
  outside.boards.clear()
  outside.pages.clear()
  await worker.db.execute(sql`truncate boards, postings, jobs, scrape_loops, company_logos, removals cascade`)
})

const address = (tenant: string) => `https://${tenant}.recruitee.com/`
const tutors = [1, 2, 3].map((id) => ({ id, title: `Tutor ${id}` }))
async function addBoard(tenant: string, more: object = {}) {
  outside.boards.set(tenant, tutors)
  const { id } = await makers(worker.db).board({
    system: 'recruitee',
    tenant,
    careersUrl: address(tenant),
    companyName: tenant,
    lastScrapedAt: null,
    state: 'new',
    ...more,
  })
  return id
}
const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
async function adopt(careersUrl: string, companyName = '') {
  const answer = await worker.queue.ask(
    'adopt-board',
    { address: careersUrl, companyName, logoUrl: '' },
    60_000,
  )
  if (!answer.done) throw new Error('The board takes too long.')
  return answer.result
}
const jobs = () => worker.db.select().from(schema.jobs).orderBy(schema.jobs.id)
const listed = async () => (await jobs()).filter(({ unlistedReason }) => unlistedReason === null)
/** How the loop went with each board, once it has ended. */
async function walk(loopId: number | null) {
  await worker.queue.enqueue('scrape-all', { loopId })
  await expect.poll(() => findOpenLoop(worker.db), { timeout: 60_000 }).toBeNull()
  const steps = await worker.db.select().from(schema.scrapeLoopBoards)
  return new Map(steps.map(({ boardId, outcome }) => [boardId, outcome]))
}

describe('a board that an admin lets rest', () => {
  test('is left out by loops, also by one that is open already, and others are not', async () => {
    const [early, late, other] = [await addBoard('early'), await addBoard('late'), await addBoard('other')]
    const until = new Date(Date.now() + DAY)
    await restBoard(worker.db, early, until)
    const loopId = await openLoop(worker.db)
    await restBoard(worker.db, late, until)
    const outcomes = await walk(loopId)
    expect([early, late, other].map((id) => outcomes.get(id))).toEqual(['resting', 'resting', 'complete'])
    expect((await jobs()).map(({ boardId }) => boardId)).toEqual([other, other, other])
  })

  test('is scraped when an admin asks for it, and rests on', async () => {
    const id = await addBoard('acme')
    await restBoard(worker.db, id, new Date(Date.now() + DAY))
    expect(await scrape(id)).toMatchObject({ result: { outcome: 'done' } })
    expect(await listed()).toHaveLength(3)
    expect((await listBoardRecords(worker.db))[0]?.restingUntil).not.toBeNull()
  })

  test('is scraped by loops again when its rest is over', async () => {
    const id = await addBoard('acme')
    await restBoard(worker.db, id, new Date(Date.now() - 1_000))
    expect((await walk(await openLoop(worker.db))).get(id)).toBe('complete')
  })
})

describe('a board that an admin removed', () => {
  test('is passed by in a loop that is open already', async () => {
    const [gone, other] = [await addBoard('gone'), await addBoard('other')]
    const loopId = await openLoop(worker.db)
    await removeBoard(worker.db, gone, new Date())
    const outcomes = await walk(loopId)
    expect([outcomes.get(gone), outcomes.get(other)]).toEqual(['skipped', 'complete'])
  })

  test('stays removed when its scrape ends after that, and what it answered is left alone', async () => {
    const id = await addBoard('acme')
    await scrape(id)
    const loopId = await openLoop(worker.db)
    await removeBoard(worker.db, id, new Date())
    const at = new Date()
    const run = { startedAt: at, at, requests: 1, bytes: 1, secondLookMs: SECOND_LOOK_MS }
    const whole = { complete: true, incompleteReason: null, validators: {}, validatorsVersion: '1:1' }
    const answer = { boardId: id, postings: [posting('1')], ...run, ...whole }
    expect(await commitScrape(worker.db, answer, plainCuration().curation)).toBeNull()
    expect(await listed()).toEqual([])
    expect(await findOpenLoop(worker.db)).toBeNull()
    expect((await walk(loopId)).get(id)).toBe('skipped')
    expect(await scrape(id)).toMatchObject({ result: { outcome: 'failed', kind: 'gone' } })
  })

  test('is taken up again when its address is scraped, with the same jobs, by the name that is given', async () => {
    const id = await addBoard('acme')
    await scrape(id)
    const before = await jobs()
    await removeBoard(worker.db, id, new Date())
    expect(await findBoardByAddress(worker.db, address('acme'))).toBeNull()
    expect(await adopt(address('acme'), 'Acme Learning')).toEqual({ outcome: 'done', boardId: id })
    expect(await findBoard(worker.db, id)).toMatchObject({ removedAt: null, companyName: 'Acme Learning' })
    const after = await listed()
    expect(after.map((job) => [job.id, job.approvedAt, job.companyName])).toEqual(
      before.map((job) => [job.id, job.approvedAt, 'Acme Learning']),
    )
  })

  test('keeps its name when none is given, and stays removed when it cannot be read', async () => {
    const id = await addBoard('acme')
    await removeBoard(worker.db, id, new Date())
    outside.boards.delete('acme')
    expect(await adopt(address('acme'))).toMatchObject({ outcome: 'failed', kind: 'gone' })
    expect((await findBoard(worker.db, id))?.removedAt).not.toBeNull()
    outside.boards.set('acme', tutors)
    await adopt(address('acme'))
    expect(await findBoard(worker.db, id)).toMatchObject({ removedAt: null, companyName: 'acme' })
  })

  test('is not taken up by a page that shows it', async () => {
    const id = await addBoard('acme')
    await removeBoard(worker.db, id, new Date())
    const careersUrl = 'https://acme.example/careers'
    outside.pages.set('acme.example/careers', `<iframe src="${address('acme')}"></iframe>`)
    const page = await makers(worker.db).board({ system: 'web-page', tenant: careersUrl, careersUrl })
    await scrape(page.id)
    expect((await findBoard(worker.db, id))?.removedAt).not.toBeNull()
    expect(await listed()).toEqual([])
    const [record] = await listBoardRecords(worker.db)
    expect(record).toMatchObject({
      id: page.id,
      reason: 'This page shows the Recruitee board of acme, which was removed.',
    })
  })
})

describe('an address that an admin adds', () => {
  test('of one posting leads to the careers page that it stands on', async () => {
    outside.boards.set('acme', tutors)
    await adopt(`${address('acme')}o/tutor-1?source=friend`)
    expect(await listBoardRecords(worker.db)).toMatchObject([{ careersUrl: address('acme') }])
  })

  test("of a company's own page stays that page, whichever system answers behind it", async () => {
    outside.boards.set('acme', tutors)
    outside.pages.set('acme.example/careers', `<iframe src="${address('acme')}"></iframe>`)
    await adopt('https://acme.example/careers')
    expect(await listBoardRecords(worker.db)).toMatchObject([
      { system: 'recruitee', careersUrl: 'https://acme.example/careers' },
    ])
  })
})

describe('a catalogue that is loaded again', () => {
  const line = {
    system: 'recruitee',
    tenant: 'acme',
    careersUrl: address('acme'),
    companyName: 'Catalogued',
    sector: null,
    logoUrl: 'https://acme.example/catalogued.png',
    featuredTitles: [],
  }
  const load = () => seedBoards(worker.db, [line], 'catalogue')
  const acme = async () => (await worker.db.select().from(schema.boards))[0]

  test('leaves removed boards away', async () => {
    await load()
    await removeBoard(worker.db, (await acme())?.id ?? 0, new Date())
    await load()
    expect((await acme())?.removedAt).not.toBeNull()
  })

  test('leaves the name and the logo that an admin gave', async () => {
    await load()
    const edit = { companyName: 'Edited', logoUrl: 'https://acme.example/edited.png' }
    await editBoard(worker.db, (await acme())?.id ?? 0, edit, new Date())
    await load()
    expect(await acme()).toMatchObject(edit)
  })
})

describe('another logo', () => {
  const edit = (id: number, logoUrl: string) =>
    editBoard(worker.db, id, { companyName: 'acme', logoUrl }, new Date())
  const fetchLogo = (boardId: number) => worker.queue.ask('fetch-logo', { boardId }, 60_000)
  const logoOf = async (id: number) => (await findBoard(worker.db, id))?.logoFile

  test('is fetched, and the one before stays until it is there', async () => {
    const id = await addBoard('acme')
    outside.files.set('acme.example/one.png', PNG)
    await edit(id, 'https://acme.example/one.png')
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: true } })
    const first = await logoOf(id)
    expect(first).toMatch(/\.png$/)
    await edit(id, 'https://acme.example/two.png')
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: false } })
    expect(await logoOf(id)).toBe(first)
    outside.files.set('acme.example/two.png', PNG)
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: true } })
    expect(await logoOf(id)).not.toBe(first)
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: false } })
  })

  test('that an earlier version kept as an SVG is fetched again, and drawn', async () => {
    const id = await addBoard('acme')
    outside.files.set('acme.example/logo.svg', Buffer.from(svg))
    await edit(id, 'https://acme.example/logo.svg')
    const kept = { contentType: 'image/svg+xml', extension: 'svg', content: Buffer.from(svg) }
    await storeLogo(worker.db, id, 'https://acme.example/logo.svg', kept)
    expect(await listLogosToFetch(worker.db, new Date())).toEqual([id])
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: true } })
    expect((await worker.db.select().from(schema.companyLogos))[0]?.contentType).toBe('image/png')
    expect(await listLogosToFetch(worker.db, new Date())).toEqual([])
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'
  // holds Decisions §7: Logos: told by content, sanitised, served by us
  test.each<[string, Buffer, RegExp | null]>([
    ['a PNG', PNG, /\.png$/],
    ['a JPEG', Buffer.from('ffd8ffc20011080140028003', 'hex'), /\.jpg$/],
    [
      'a WebP',
      Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\x40\x01', 'latin1'),
      /\.webp$/,
    ],
    ['an SVG, which is drawn', Buffer.from(svg), /\.png$/],
    ['an SVG of nothing', Buffer.from(svg.replace('h9', '')), null],
    ['a web page with an SVG in it', Buffer.from(`<html><body>${svg}</body></html>`), null],
    ['a GIF', Buffer.from('GIF89a....'), null],
    ['millions of pixels, which a browser would unpack', png('\0\0\x10\0'), null],
    ['pictures that move', Buffer.concat([PNG, Buffer.from('\x08\0\0\0\0....\0\0\0\x08acTL')]), null],
  ])('of %s is told by its content', async (_what, content, file) => {
    const id = await addBoard('acme')
    outside.files.set('acme.example/logo.png', content)
    await edit(id, 'https://acme.example/logo.png')
    expect(await fetchLogo(id)).toMatchObject({ result: { stored: file !== null } })
    const stored = await logoOf(id)
    if (file === null) expect(stored).toBeNull()
    else expect(stored).toMatch(file)
  })
})

test('a board that somebody asked us not to list is neither scraped nor adopted again', async () => {
  const id = await addBoard('pond')
  await scrape(id)
  expect(await listed()).toHaveLength(3)
  const { id: removal } = await addRemoval(
    worker.db,
    { company: 'Pond', url: null, askedBy: 'Ann', note: '' },
    new Date(),
  )
  expect(await listed()).toHaveLength(0)
  const refused = { outcome: 'failed', message: 'This board is not read: somebody asked us not to list it.' }
  expect(await scrape(id)).toMatchObject({ done: true, result: refused })
  expect(await walk(await openLoop(worker.db))).toEqual(new Map([[id, 'skipped']]))
  await removeBoard(worker.db, id, new Date())
  expect(await adopt(address('pond'), 'Lake')).toMatchObject(refused)
  outside.boards.set('lake', tutors)
  expect(await adopt(address('lake'), 'Pond')).toMatchObject(refused)
  await liftRemoval(worker.db, removal, new Date())
  expect(await adopt(address('pond'))).toMatchObject({ outcome: 'done' })
  expect(await listed()).toHaveLength(3)
})
