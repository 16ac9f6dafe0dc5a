import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { curate } from '@lilypad/curation'
import { isClosed } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { readBoard, readHtml } from '../src/index.ts'
import { PAGED_LISTS } from './paged-lists.ts'
import { testWeb, webOf } from './test-web.ts'

const folder = join(process.env.LILYPAD_SHARED ?? '', 'data/field')
const SITE = 'https://fern.example'
const TODAY = '2026-11-10'

function readPage(path: string): string {
  const bytes = readFileSync(join(folder, path))
  return new TextDecoder(/charset="([\w-]+)"/.exec(bytes.toString('latin1'))?.[1]).decode(bytes)
}

/** What a site with this list says of its jobs. */
async function jobsOf(list: string, pages: Record<string, string>) {
  const at = Object.entries(pages).map(([path, page]) => [SITE + path, page])
  const web = webOf({ [`${SITE}/careers`]: list, ...Object.fromEntries(at) })
  const reading = await readBoard({ system: 'web-page', tenant: `${SITE}/careers` }, { web })
  if (reading.outcome !== 'read' || !reading.complete) throw new Error('The list was not read to its end')
  return reading.postings.map((posting) => {
    const { markdown, text } = readHtml(posting.html ?? '')
    const { reasons, ...job } = curate(posting, { company: 'Elm School', markdown, text })
    const { url, company, postedAt } = posting
    const places = job.locations.length > 0 ? job.locations : reasons.locations
    return { ...job, url, company, postedAt, places, text, isClosed: isClosed(job.applyBy, TODAY) }
  })
}

const RIGHT = {
  ...{ company: 'Fern School', workplace: 'Remote', places: 'US', postedAt: '2026-11-01' },
  ...{ salaryRange: null, applyBy: null, isClosed: false, text: expect.stringMatching(/^Teach/) },
}
/** What a page says beyond that. */
const PAGES: Record<string, object> = {
  cdata: {},
  comment: {},
  concat: {},
  'decimal-comma': { salaryRange: '$28.50 - $31 an hour' },
  'double-breaks': {
    salaryRange: '$30 per hour',
    text: 'Teach math online.\n\nFully remote.\nPay: $30 per hour.',
  },
  entities: {},
  escape: {},
  hidden: {
    ...{ salaryRange: '$31 per hour', text: 'Teach math online.\n\nPay: $31 per hour.' },
    summary: 'Teach math online.',
  },
  microdata: { places: 'no place is stated' },
  past: { applyBy: '2026-10-01', isClosed: true },
  semicolon: {},
  signs: { salaryRange: '$60,000 - $75,000 a year', salaryMax: 75_000 },
  struck: {
    ...{ salaryRange: '$70,000 per year', text: 'Teach math online.\n\nSalary: $70,000 per year.' },
    summary: 'Teach math online.',
  },
  swapped: { salaryRange: '$60,000 - $80,000 a year', salaryMax: 80_000 },
  usdate: { postedAt: '2026-11-03', applyBy: '2026-12-24' },
  white: {
    ...{ company: 'Schule Süd', salaryRange: '$58,000 per year', salaryMax: 58_000 },
    ...{ text: 'Teach math online. Pay: $58,000 per year.', summary: 'Teach math online.' },
  },
}

// `refresh.html` is read in packages/fetching/test/refresh.shared.test.ts.
test('every file of pages and lists is one of these', () => {
  expect(readdirSync(join(folder, 'pages'))).toEqual(Object.keys(PAGES).map((name) => `${name}.html`))
  expect(readdirSync(join(folder, 'lists'))).toEqual(['base', 'paging.md', 'plain', 'refresh.html', 'twice'])
})

test.each(Object.entries(PAGES))('the page %s tells its job', async (name, more) => {
  const page = readPage(`pages/${name}.html`)
  const [, title = ''] = /<h1>(.*)<\/h1>/.exec(page) ?? []
  const list = `<html><body><ul><li><a href="/jobs/1">${title}</a></li></ul></body></html>`
  expect(await jobsOf(list, { '/jobs/1': page })).toMatchObject([{ title, ...RIGHT, ...more }])
})

const REMOTE = { workplace: 'Remote', salaryRange: '$30 per hour' }
const TUTOR = { title: 'Online Math Tutor', ...REMOTE }

test.each<[string, string, object[]]>([
  ['base', '/careers/open/', [TUTOR, { title: 'Reading Coach' }, { title: 'Classroom Aide (Online)' }]],
  ['twice', '/jobs/', [TUTOR, { title: 'Reading Coach' }, { title: 'Classroom Aide (Online)' }]],
  [
    'plain',
    '/jobs/',
    [
      TUTOR,
      { title: 'Reading Coach', workplace: 'Remote', salaryRange: '$55,000 - $60,000', salaryMax: 60_000 },
      { title: 'Classroom Aide', workplace: null, text: '' },
    ],
  ],
])('the list %s has its postings, each once', async (name, path, jobs) => {
  const numbered = ['tutor-1', 'coach-2', 'aide-3']
  const pages = numbered.map((file) => [path + file, readPage(`lists/${name}/${file}.html`)])
  const read = await jobsOf(readPage(`lists/${name}/index.html`), Object.fromEntries(pages))
  expect(read).toMatchObject(jobs.map((job, at) => ({ url: SITE + path + numbered[at], ...job })))
})

/** What a list of SmartRecruiters is, a page of which shows these numbers. */
async function readPaged(numbersAt: (start: number) => number[]) {
  const list = PAGED_LISTS.smartrecruiters
  if (!list) throw new Error('No list of SmartRecruiters')
  const web = testWeb((request) => {
    const start = list.startOf(request) ?? 0
    return { status: 200, body: list.page(numbersAt(start), 250, start) }
  })
  return readBoard({ system: 'smartrecruiters', tenant: list.tenant }, { web })
}

test('paging.md: pages of the same postings in another order leave the list incomplete', async () => {
  const [, missing = 'nothing'] = /\((\d+) missing\)/.exec(readPage('lists/paging.md')) ?? []
  const numbers = Array.from({ length: 100 }, (_, at) => at)
  const reading = await readPaged((start) => (start > 0 ? numbers.toReversed() : numbers))
  expect(reading).toMatchObject({ complete: false, incompleteReason: expect.stringContaining(missing) })
})

test('paging.md: a list to which jobs are added while it is read is incomplete', async () => {
  const [, ...told] = /(\d+) rows, (\d+) different/.exec(readPage('lists/paging.md')) ?? []
  const [rows = 0, different = 0] = told.map(Number)
  // Each further page begins with the last row of the page before it.
  const reading = await readPaged((start) =>
    Array.from({ length: Math.min(100, rows - start) }, (_, at) => start - start / 100 + at),
  )
  expect(reading).toMatchObject({
    complete: false,
    incompleteReason: expect.stringContaining(`${rows - different} postings more`),
    postings: { length: different },
  })
})
