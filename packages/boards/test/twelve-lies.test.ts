import { readdirSync, readFileSync } from 'node:fs'
import { type FoundPosting, ScrapeError, type Web } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { BOARD_SYSTEMS, type BoardIdentity, boardSystem, type KnownPosting, readBoard } from '../src/index.ts'
import { PAGED_LISTS, type PagedList } from './paged-lists.ts'
import { type TestAnswer, testWeb, webOf } from './test-web.ts'

const LIMIT = 1_500

/** `whole`: the list beside which another one holds fewer postings. */
type Site = { board: BoardIdentity; answers: Record<string, string>; whole?: string }
type Lie = (
  body: string,
  site: { board: BoardIdentity; open: readonly FoundPosting[] },
) => Partial<TestAnswer>
type Known = ReadonlyMap<string, KnownPosting>

async function readHonest(board: BoardIdentity, web: Web) {
  const reading = await readBoard(board, { web, postingLimit: LIMIT })
  if (reading.outcome !== 'read') throw new Error('An unchanged board was not asked for')
  const known = reading.postings.map((posting) => {
    const fingerprint = posting.listFingerprint ?? null
    return [posting.externalId, { fingerprint, posting }] as const
  })
  return { reading, known: new Map(known) }
}

/**
 * What a reader makes of a lie, whatever the guards would do with it: the kind of its failure, `incomplete`, `empty` (no
 * posting at all), `another board`, `whole`: it found every open posting, or `doubted`: the guards close what is missing
 * at a second look alone. Else the postings that it would have closed.
 */
async function outcomeOf(board: BoardIdentity, web: Web, open: Known) {
  try {
    const known = (id: string) => open.get(id) ?? null
    const reading = await readBoard(board, { web, postingLimit: LIMIT, known, live: [...open.keys()] })
    if (reading.outcome !== 'read') return reading.outcome
    if (reading.identity.system !== board.system) return 'another board'
    if (!reading.complete) return 'incomplete'
    if (reading.postings.length === 0) return 'empty'
    const found = new Set(reading.postings.map(({ externalId }) => externalId))
    const closed = [...open.keys()].filter((id) => !found.has(id))
    if (closed.length === 0) return 'whole'
    return reading.doubt === undefined ? `complete without ${closed}` : 'doubted'
  } catch (error) {
    if (error instanceof ScrapeError) return error.kind
    throw error
  }
}

const LOGIN =
  '<html><head><title>Log in</title></head><body><h1>Log in</h1><form><input name="user"><input type="password"></form></body></html>'
const CHALLENGE =
  '<html><head><title>Just a moment...</title></head><body><p>Checking your browser.</p><script>window._cf_chl_opt={}</script></body></html>'

const PAGES_OF_OTHERS: Record<string, Lie> = {
  'an empty answer': () => ({ body: '' }),
  'half of its JSON': (body) => ({ body: body.slice(0, body.length / 2) }),
  'a web page instead of JSON': () => ({ body: '<html><body><h1>We are back soon.</h1></body></html>' }),
  'a log-in page': () => ({ body: LOGIN }),
  'a challenge': () => ({ body: CHALLENGE }),
}

const HOME = `<html><head><script type="application/ld+json">{"@type":"JobPosting","title":"Featured"}</script></head><body><h1>Welcome</h1><p>${'See what is open. '.repeat(20)}</p></body></html>`

/** What the page of one posting may answer while its list still names it. */
const LIES_OF_ONE: Record<string, Lie> = {
  'not there': () => ({ status: 404, body: '<html><body>Not found</body></html>' }),
  'a redirect to the home page': (_, { board }) => ({
    url: new URL('/', boardSystem(board.system)?.careersUrl(board.tenant)).href,
    body: HOME,
  }),
  'a redirect to the careers page': (_, { board }) => ({
    url: boardSystem(board.system)?.careersUrl(board.tenant) ?? '',
    body: HOME,
  }),
}

const LIES: Record<string, Lie> = {
  ...PAGES_OF_OTHERS,
  'a redirect to another board': (body, { board, open: [first] }) => ({
    url: careersOfAnother(board),
    body: body.replaceAll(first?.externalId ?? '', '987654'),
  }),
  'one where two postings have the same id': (body, { board, open: [first, ...others] }) => {
    const last = others.at(-1)
    const careers = boardSystem(board.system)?.careersUrl(board.tenant) ?? ''
    const path = ({ url = '' } = {}) => url.replace(careers, '').replace(/^https:..[^/]+/, '')
    const moved = body.replaceAll(path(last), path(first))
    return { body: moved.replaceAll(last?.externalId ?? '', first?.externalId ?? '') }
  },
}

const OF_SITEMAPS = /sitemap/
const OF_PAGES = /^web-page(,| with a list$)/
/**
 * By lie: what a reader makes of it, and which readers find a list that is complete and lacks a job. The guards close
 * that job when a second look agrees, as the job of a board that shows nothing: a site may always name a posting twice,
 * name pages that are gone or link to a last page without postings, and its other jobs must end as they should.
 */
const OUTCOMES: Record<string, [told: string, doubtedBy?: RegExp]> = {
  'an empty answer': ['changed'],
  'half of its JSON': ['changed|incomplete'],
  'a web page instead of JSON': ['changed', OF_PAGES],
  'a log-in page': ['changed'],
  'a challenge': ['changed'],
  'a redirect to another board': ['changed|incomplete'],
  'one where two postings have the same id': ['changed|incomplete', OF_SITEMAPS],
  'not there': ['whole', OF_SITEMAPS],
  'a redirect to the home page': ['whole', OF_SITEMAPS],
  'a redirect to the careers page': ['whole', OF_SITEMAPS],
  'without postings': ['changed', OF_PAGES],
}

/** Of one outcome, or of two: while the postings are known, and on the day when each is read again. */
function rightOutcome(lie: string, reader: string, ...others: string[]): RegExp {
  const [told = '', doubtedBy] = OUTCOMES[lie] ?? []
  const right = [told, ...others, ...(doubtedBy?.test(reader) ? ['doubted'] : [])].join('|')
  return new RegExp(`^(${right})( (${right}))?$`)
}

function careersOfAnother({ system: id, tenant }: BoardIdentity): string {
  const system = boardSystem(id)
  if (!system || id === 'web-page') return 'https://other.example/jobs'
  const others = [/\w$/, /^\w/].map((end) =>
    tenant.replace(end, (letter: string) => (letter === '1' ? '2' : '1')),
  )
  const other = others.find((one) => system.detect(new URL(system.careersUrl(one))) === one)
  return system.careersUrl(other ?? '')
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
      .replace(/<script[\s\S]*<\/script>/, '')
      .replace(/<ul class=\\'postingsList[\s\S]*<\/ul>/, '')
      .replace(/<(item|position|entry|url)\b[\s\S]*<\/\1>/, '')
  }
}

/** UTF-8 that is read as Latin-1, in titles that were not plain before. */
function misread(body: string): string {
  return Buffer.from(body.replace(/\b(Teacher|Tutor|Job|Editor)\b/g, '$1 – Éducation')).toString('latin1')
}

function fixtureOf(id: string): Site {
  const read = (file: string) => readFileSync(new URL(`../fixtures/${id}/${file}`, import.meta.url), 'utf8')
  const { tenant, answers }: { tenant: string; answers: Record<string, string> } = JSON.parse(
    read('board.json'),
  )
  const bodies = Object.entries(answers).map(([url, file]) => [url, read(file)])
  return { board: { system: id, tenant }, answers: Object.fromEntries(bodies) }
}

const PAGE = 'https://acme.example/careers'
const described = (title: string) =>
  `<html><script type="application/ld+json">{"@type":"JobPosting","title":"${title}"}</script></html>`
const WEB_PAGES: Record<string, Record<string, string>> = {
  'with sitemaps': {
    [PAGE]: '<html><body>Careers</body></html>',
    'https://acme.example/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://acme.example/jobs-1.xml</loc></sitemap><sitemap><loc>https://acme.example/jobs-2.xml</loc></sitemap></sitemapindex>',
    'https://acme.example/jobs-1.xml':
      '<urlset><url><loc>https://acme.example/jobs/a1</loc><lastmod>2026-08-01</lastmod></url><url><loc>https://acme.example/jobs/a2</loc></url></urlset>',
    'https://acme.example/jobs-2.xml': '<urlset><url><loc>https://acme.example/jobs/a3</loc></url></urlset>',
    'https://acme.example/jobs/a1': described('Teacher'),
    'https://acme.example/jobs/a2': described('Tutor'),
    'https://acme.example/jobs/a3': described('Editor'),
  },
  'with a list beside its sitemap': {
    [PAGE]: `<html><body><ul><li><a href="/jobs/a1">Science Teacher</a></li></ul></body></html>`,
    'https://acme.example/sitemap.xml':
      '<urlset><url><loc>https://acme.example/jobs/a1</loc></url><url><loc>https://acme.example/jobs/a2</loc></url></urlset>',
    'https://acme.example/jobs/a1': described('Science Teacher'),
    'https://acme.example/jobs/a2': described('Reading Tutor'),
  },
  'with a list beside the sitemap that it names': {
    [PAGE]: `<html><head><link rel="sitemap" href="/map.xml"></head><body><ul><li><a href="/files/a1.pdf">Science Teacher</a></li></ul></body></html>`,
    'https://acme.example/map.xml':
      '<urlset><url><loc>https://acme.example/jobs/a1</loc></url><url><loc>https://acme.example/jobs/a2</loc></url></urlset>',
    'https://acme.example/jobs/a1': described('Science Teacher'),
    'https://acme.example/jobs/a2': described('Reading Tutor'),
  },
  'with a list beside its feed': {
    [PAGE]:
      '<html><head><link rel="alternate" type="application/rss+xml" href="/jobs.xml"></head><body><ul><li><a href="/jobs/a1">Science Teacher</a></li></ul></body></html>',
    'https://acme.example/jobs.xml':
      '<rss><channel><item><title>Science Teacher</title><link>/jobs/a1</link></item><item><title>Reading Tutor</title><link>/jobs/a2</link></item></channel></rss>',
  },
  'with a feed': {
    [PAGE]:
      '<html><head><link rel="alternate" type="application/rss+xml" href="/jobs.xml"></head><body></body></html>',
    'https://acme.example/jobs.xml':
      '<rss><channel><item><title>Tutor</title><link>/jobs/a1</link></item><item><title>Editor</title><link>/jobs/a2</link></item></channel></rss>',
  },
  'with a list': {
    [PAGE]: `<html><body><ul><li><a href="/jobs/a1">Science Teacher</a></li><li><a href="/jobs/a2">Reading Tutor</a></li></ul><a rel="next" href="/more">Next</a></body></html>`,
    'https://acme.example/more':
      '<html><body><ul><li><a href="/jobs/a3">Lead Editor</a></li></ul></body></html>',
  },
}

const WHOLE: Record<string, string> = {
  'with a list beside its sitemap': 'https://acme.example/sitemap.xml',
  'with a list beside the sitemap that it names': 'https://acme.example/map.xml',
  'with a list beside its feed': 'https://acme.example/jobs.xml',
}

const SITES: [string, Site][] = [
  ...BOARD_SYSTEMS.map(({ id }): [string, Site] => [id, fixtureOf(id)]),
  ...Object.entries(WEB_PAGES).map(([name, answers]): [string, Site] => [
    `web-page ${name}`,
    { board: { system: 'web-page', tenant: PAGE }, answers, ...(WHOLE[name] && { whole: WHOLE[name] }) },
  ]),
]

describe.each(SITES)('the reader of %s closes no open job', (reader, site) => {
  const { board, answers } = site
  const honest = readHonest(board, webOf(answers))

  /** What it makes of the lie while its postings are known, and on the day when each is read again. */
  async function told(lie: Lie, isLie: (url: string) => boolean = () => true) {
    const { known } = await honest
    const due = new Map([...known].map(([id, { posting }]) => [id, { fingerprint: null, posting }]))
    const open = [...known.values()].map(({ posting }) => posting)
    const web = testWeb(({ url }) => {
      const body = answers[url]
      if (body === undefined) return { status: 404, body: '{}' }
      return { status: 200, body, ...(isLie(url) && lie(body, { board, open })) }
    })
    return [await outcomeOf(board, web, known), await outcomeOf(board, web, due)].join(' ')
  }

  test.each(Object.entries(LIES))('when each answer is %s', async (name, lie) => {
    // Each answer is of the first page, too.
    const right = OUTCOMES[name]?.[1] === OF_PAGES ? /^changed changed$/ : rightOutcome(name, reader)
    expect(await told(lie)).toMatch(right)
  })

  // A board that shows nothing may have nothing: the guards doubt it.
  test('when each answer speaks of no postings', async () => {
    expect(await told((body) => ({ body: emptied(body) }))).toMatch(/^((changed|incomplete|empty)\b ?){2}$/)
  })

  test('when each answer is in another charset', async () => {
    expect(await told((body) => ({ body: misread(body) }))).toBe('whole whole')
  })

  if (site.whole)
    test.each<[string, Lie]>([
      ['not there', () => ({ status: 404 })],
      ['without postings', (body) => ({ body: emptied(body) })],
    ])('when its whole list is %s, and a shorter one is read', async (_, lie) => {
      expect(await told(lie, (asked) => asked === site.whole)).toBe('incomplete incomplete')
    })

  // Where it is the answer of one posting, that posting keeps what its list says.
  test.each(Object.entries(LIES))('when one of its answers is %s', async (name, lie) => {
    const right = expect.stringMatching(rightOutcome(name, reader, 'incomplete', 'whole'))
    for (const url of Object.keys(answers))
      expect([url, await told(lie, (asked) => asked === url)]).toEqual([url, right])
  })

  const ofPostings = (open: Known) => [...open.values()].map(({ posting }) => posting.url)
  test.each(Object.entries(LIES_OF_ONE))('when the page of one posting is %s', async (name, lie) => {
    const right = expect.stringMatching(rightOutcome(name, reader))
    for (const url of ofPostings((await honest).known).filter((one) => one !== board.tenant && answers[one]))
      expect([url, await told(lie, (asked) => asked === url)]).toEqual([url, right])
  })
})

const OTHER = 'https://acme.recruitee.com/'
const OFFERS = `{"offers":[{"id":1,"title":"Tutor","careers_url":"${OTHER}o/1"}]}`
const WITHIN: [string, Lie, string][] = [
  // One that shows another system's board may have become it: the guards doubt it.
  ['redirects to', () => ({ url: OTHER }), 'another board'],
  ['embeds', () => ({ body: `<iframe src="${OTHER}"></iframe>` }), 'another board'],
  ['links to', (body) => ({ body: `${body}<a href="${OTHER}">Other jobs</a>` }), 'whole'],
  ['asks to log in at', () => ({ url: OTHER, body: LOGIN }), 'changed'],
]

describe.each(SITES.filter(([, { board }]) => board.system === 'web-page'))('the reader of %s', (_, site) => {
  test.each(WITHIN)('closes no open job when it %s a system’s board', async (__, lie, outcome) => {
    const { board, answers } = site
    const { known } = await readHonest(board, webOf(answers))
    const web = testWeb(({ url }) => {
      const body = url.startsWith(OTHER) ? OFFERS : answers[url]
      if (body === undefined) return { status: 404, body: '{}' }
      return { status: 200, body, ...(url === board.tenant && lie(body, { board, open: [] })) }
    })
    expect(await outcomeOf(board, web, known)).toBe(outcome)
  })
})

const SUCCESS = /"(success|status)": (true|"Success")/
const TOLD_SUCCESS = SITES.filter(([, { answers }]) => SUCCESS.test(Object.values(answers).join(' ')))

test.each(TOLD_SUCCESS)(
  'an answer of %s that says that it failed is no list',
  async (_, { board, answers }) => {
    const failed = Object.entries(answers).map(([url, body]) => [url, body.replace(SUCCESS, '"$1": false')])
    await expect(readBoard(board, { web: webOf(Object.fromEntries(failed)) })).rejects.toMatchObject({
      kind: 'changed',
    })
  },
)

/** A list of two pages and a half, of which a page may be answered in another way. */
const totalOf = ({ size }: PagedList) => Math.floor(2.5 * size)

type Told = Partial<TestAnswer> & { from?: number; count?: number; total?: number }

function paged(list: PagedList, answer: (start: number) => Told): Web {
  return testWeb((request) => {
    const start = list.startOf(request)
    const other = list.others?.(request.url)
    if (other) return { status: 200, body: other }
    if (start === null || Number.isNaN(start)) return { status: 404, body: '{}' }
    const { from = start, total = totalOf(list), count = list.size, ...told } = answer(start)
    const numbers = Array.from({ length: count }, (_, at) => from + at).filter((one) => one < total)
    return { status: 200, body: list.page(numbers, total, start), ...told }
  })
}

/** They read pages for whatever system calls them. */
const HELPERS = ['read-pages.ts', 'web-page/follow-pages.ts']

// Each call of a reader of pages is one way in which a system gives its list.
test('each list that is read in pages is one of these', () => {
  const folder = new URL('../src', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !HELPERS.includes(file),
  )
  const systems = files.flatMap((file) => {
    const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
    const calls = source.match(/(?:await|return) (readPages|readLinkedPages|followPages)\(/g) ?? []
    const system = file.split(/[/.]/).find((part) => boardSystem(part))
    return calls.map(() => system ?? `${file}, which names no system`)
  })
  const listed = Object.entries(PAGED_LISTS).map(([name, { system = name }]) => system)
  expect(listed.toSorted()).toEqual(systems.toSorted())
})

/** Whether a page says how many postings there are, or that another page follows. */
function tellsOfMore({ size, page }: PagedList): boolean {
  const full = Array.from({ length: size }, (_, at) => at)
  return page(full, 10 * size, 0) !== page(full, size, 0)
}

describe.each(Object.entries(PAGED_LISTS))('the reader of the paged list of %s', (name, list) => {
  const board = { system: list.system ?? name, tenant: list.tenant }
  const honest = readHonest(
    board,
    paged(list, () => ({})),
  )

  test('reads it to its end', async () => {
    const { reading } = await honest
    expect(reading).toMatchObject({ complete: true, incompleteReason: null })
    expect(reading.postings).toHaveLength(totalOf(list))
  })

  test.each<[string, string, (start: number) => Told]>([
    ['its first page comes again', 'incomplete', () => ({ from: 0 })],
    [
      'its third page fails',
      'unreachable',
      (start) => (start >= 2 * list.size ? { status: 500, body: '' } : {}),
    ],
    [
      'its third page is not there',
      'changed|incomplete',
      (start) => (start >= 2 * list.size ? { status: 404, body: '{}' } : {}),
    ],
    ['it never ends', 'incomplete', () => ({ total: 1_000_000 })],
    [
      'it moves while it is read, and its last page is as long as before',
      'incomplete',
      (start) => {
        const left = totalOf(list) - start
        return { from: start - start / list.size, count: Math.min(list.size, left) }
      },
    ],
  ])('closes no open job when %s', async (_, outcome, answer) => {
    const told = await outcomeOf(board, paged(list, answer), (await honest).known)
    expect(outcome.split('|')).toContain(told)
  })

  test('closes no open job when its second page is empty once', async () => {
    let isFirst = true
    const web = paged(list, (start) => {
      if (start !== list.size || !isFirst) return {}
      isFirst = false
      return { count: 0 }
    })
    const right = rightOutcome('without postings', name, 'incomplete', 'whole')
    expect(await outcomeOf(board, web, (await honest).known)).toMatch(right)
  })

  const lies: [string, Lie][] = Object.entries(PAGES_OF_OTHERS)
  if (tellsOfMore(list)) lies.push(['without postings', (body) => ({ body: emptied(body) })])
  test.each(lies)('closes no open job when its second page is %s', async (lie, toTold) => {
    const numbers = Array.from({ length: list.size }, (__, at) => list.size + at)
    const body = list.page(numbers, totalOf(list), list.size)
    const told = toTold(body, { board, open: [] })
    const web = paged(list, (start) => (start >= list.size ? told : {}))
    const right = rightOutcome(lie, name, 'incomplete')
    expect(await outcomeOf(board, web, (await honest).known)).toMatch(right)
  })
})
