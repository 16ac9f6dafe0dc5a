import { schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import {
  createDrawing,
  drawShareCard,
  openRenderer,
} from '../../src/areas/jobs/share-pictures/draw-share-card.ts'
import { canBeDrawn, toCard, toKey } from '../../src/areas/jobs/share-pictures/share-card.ts'
import { metaOf } from './page-head.ts'
import { PUBLIC, usePublicPages } from './public-pages.ts'

const { api, free, get, pageOf } = usePublicPages()

const sizeOf = (picture: Buffer) => [picture.readUInt32BE(16), picture.readUInt32BE(20)]
async function read(path: string) {
  const response = await get(path)
  return { response, picture: Buffer.from(await response.arrayBuffer()) }
}
const pathOf = async (job: { id: number }) =>
  (metaOf(await pageOf(job), 'og:image') ?? '').slice(PUBLIC.length)
const general = async () => (await read('/share.png')).picture

// holds Found by others §3: A picture for each public job: title, company, pay
describe('the picture of a link to a public job', () => {
  test('is a PNG of 1200 by 630 for other sites, made once and kept', async () => {
    await api().db.delete(schema.sharePictures)
    const job = await free({ title: 'Lesson Writer', companyName: 'Pond', salaryRange: '$50,000' })
    const path = await pathOf(job)
    expect(path).toMatch(new RegExp(`^/share/${job.id}-[\\da-f]{8}\\.png$`))
    const answers = await Promise.all([read(path), read(path)])
    for (const { response, picture } of answers) {
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect([sizeOf(picture), picture.length < 100_000]).toEqual([[1200, 630], true])
      expect(picture.equals(await general())).toBe(false)
    }
    const kept = await api().db.select().from(schema.sharePictures)
    expect(kept).toHaveLength(1)
    // What was kept is what is sent.
    const mark = Buffer.from('kept')
    await api().db.update(schema.sharePictures).set({ content: mark })
    expect((await read(path)).picture).toEqual(mark)
  })

  test('is the general one for now where many are drawn', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 140 }, (_, index) => free({ title: `Writer ${index}`, companyName: 'Pond' })),
    )
    const paths = jobs.map(({ id }) => `/share/${id}-00000000.png`)
    const answers = await Promise.all(paths.map(read))
    const caching = answers.map(({ response }) => response.headers.get('cache-control'))
    expect(caching.filter((one) => one === 'no-store').length).toBeGreaterThan(0)
    for (const path of paths.slice(-3)) {
      const { response, picture } = await read(path)
      expect([response.headers.get('cache-control'), picture.equals(await general())]).toEqual([
        'public, max-age=3600',
        false,
      ])
    }
  })

  test('has another address once it shows something else, and the old address shows the new one', async () => {
    const job = await free({ title: 'Lesson Writer', companyName: 'Pond' })
    const path = await pathOf(job)
    const before = (await read(path)).picture
    await api().db.update(schema.jobs).set({ summary: 'New' }).where(eq(schema.jobs.id, job.id))
    expect(await pathOf(job)).toBe(path)
    await api().db.update(schema.jobs).set({ title: 'Writer' }).where(eq(schema.jobs.id, job.id))
    expect(await pathOf(job)).not.toBe(path)
    expect((await read(path)).picture.equals(before)).toBe(false)
  })

  test.each<[string, Parameters<typeof free>[0]]>([
    ['one of members', { freeTenth: false }],
    ['one that was removed', { unlistedReason: 'deleted', deletedAt: new Date() }],
    ['one in letters that our fonts do not have', { title: '教師' }],
    ['one whose title is no letter', { title: '🐸' }],
  ])('is the general one for %s', async (_which, more) => {
    const job = await free(more)
    const { response, picture } = await read(`/share/${job.id}-00000000.png`)
    expect([response.status, picture.equals(await general())]).toEqual([200, true])
  })

  test('is the general one after an error, for nobody to keep, and the right one afterwards', async () => {
    const path = await pathOf(await free({ title: 'Reed Writer' }))
    await api().db.execute(sql`alter table share_pictures rename to away`)
    const failed = await read(path)
    await api().db.execute(sql`alter table away rename to share_pictures`)
    expect(failed.picture.equals(await general())).toBe(true)
    expect([failed.response.status, failed.response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { response, picture } = await read(path)
    expect(picture.equals(await general())).toBe(false)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('answers every id that is not public alike, and so does the page', async () => {
    const hidden = await free({ freeTenth: false })
    const headersOf = async (file: string) => {
      const { response, picture } = await read(`/share/${file}`)
      const headers = [...response.headers].filter(
        ([name]) => !/^(?:date|x-request-id)$|ratelimit/.test(name),
      )
      return { status: response.status, headers, isGeneral: picture.equals(await general()) }
    }
    const expected = await headersOf(`${hidden.id}-00000000.png`)
    expect(expected).toMatchObject({ status: 200, isGeneral: true })
    for (const file of ['999999999-00000000.png', '0-00000000.png', 'x', '__proto__', '%00'])
      expect(await headersOf(file)).toEqual(expected)
    expect(metaOf(await pageOf(hidden), 'og:image')).toBe(`${PUBLIC}/share.png`)
  })
})

const card = (more: Partial<Parameters<typeof toCard>[0]>) =>
  toCard({
    title: 'Lesson Writer',
    companyName: 'Pond',
    salaryRange: null,
    salaryMax: null,
    locations: [],
    ...more,
  } as never)

describe('what it shows', () => {
  test.each<[string, object, string]>([
    [
      'control characters and pictures are left out',
      { title: 'Les\u0000son \u202ewriter 🐸™ ' },
      'Les son writer',
    ],
    ['markup stays text', { title: '<b>&amp;</b>' }, '<b>&amp;</b>'],
    ['a long title is cut', { title: 'x'.repeat(201) }, 'x'.repeat(200)],
    ['fancy letters become plain ones', { title: '𝒜𝒹𝓂𝒾𝓃 ①' }, 'Admin 1'],
  ])('%s', (_what, job, title) => {
    expect(card(job).title).toBe(title)
  })

  test.each<[boolean, string]>([
    [true, 'Zażółć naïve Łódź – 1/2 (a) & b'],
    [true, 'مطور مناهج ١٢'],
    [true, 'מורה 2'],
    [false, 'Учитель'],
    [false, '教師'],
    [false, '🐸'],
  ])('%s: that we can draw “%s”', (can, title) => {
    expect(canBeDrawn(card({ title }))).toBe(can)
  })

  test('long words, right-to-left letters and markup are drawn at the same size', async () => {
    const titles = ['W'.repeat(400), 'مطور مناهج تعليمية عن بعد', '<svg onload=alert(1)>{{x}}</style>']
    const pictures = await Promise.all(
      titles.map((title) => drawShareCard(card({ title, companyName: title, salaryRange: title }))),
    )
    expect(pictures.map(sizeOf)).toEqual(titles.map(() => [1200, 630]))
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(titles.length)
  })

  test('is drawn although the first renderer could not be opened', async () => {
    const open = vi.fn(openRenderer).mockRejectedValueOnce(new Error('No memory.'))
    const draw = createDrawing(open)
    await expect(draw(card({}))).rejects.toThrow('No memory.')
    expect(sizeOf(await draw(card({})))).toEqual([1200, 630])
    await draw(card({}))
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('no pay is a card without pay', () => {
    expect(card({}).pay).toBeNull()
    expect(toKey(card({}))).not.toBe(toKey(card({ salaryRange: '$50,000', salaryMax: 50_000 })))
  })
})
