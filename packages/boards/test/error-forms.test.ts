import { readFileSync } from 'node:fs'
import { ScrapeError, type WebRequest } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { createPosting } from '../src/create-posting.ts'
import { type KnownPosting, readBoard } from '../src/index.ts'
import { response, type TestAnswer, testWeb, webOf } from './test-web.ts'

function refuse(status: number): never {
  throw new ScrapeError('blocked', `The host answered ${status}.`)
}
const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const json = (value: object): TestAnswer => ({ status: 200, body: JSON.stringify(value) })
const page = (body: string) => `<html><body>${body}</body></html>`
const described = (title: string) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title, description: 'Teach.' })}</script></head></html>`

async function titlesOf(system: string, tenant: string, answer: (request: WebRequest) => TestAnswer) {
  const reading = await readBoard({ system, tenant }, { web: testWeb(answer) })
  if (reading.outcome !== 'read') throw new Error('An unchanged board was not asked for')
  return { ...reading, titles: reading.postings.map(({ title }) => title) }
}

test('Dayforce is asked for one pair of token and cookie, without which its search is forbidden', async () => {
  let pairs = 0
  const web = {
    async request({ url, headers = {}, body = '' }: WebRequest) {
      if (url.endsWith('/api/auth/csrf')) {
        pairs += 1
        const answer = response(200, url, JSON.stringify({ csrfToken: 'pair' }))
        return { ...answer, headers: { 'set-cookie': 'csrf=pair; Path=/; HttpOnly' } }
      }
      if (headers['x-csrf-token'] !== 'pair' || headers.cookie !== 'csrf=pair') refuse(403)
      const { paginationStart } = JSON.parse(body)
      const jobs = numbered(paginationStart, Math.min(60, paginationStart + 25))
      const jobPostings = jobs.map((id) => ({ jobPostingId: id, jobTitle: `Tutor ${id}` }))
      return response(200, url, JSON.stringify({ maxCount: 60, jobPostings }))
    },
  }
  const reading = await readBoard({ system: 'dayforce', tenant: 'en-US/fern/PORTAL' }, { web })
  expect(reading).toMatchObject({ complete: true, postings: { length: 60 } })
  expect(pairs).toBe(1)
})

describe('Cornerstone', () => {
  const search = ({ body = '' }: WebRequest, total: number) => {
    const first = (JSON.parse(body).pageNumber - 1) * 100
    const requisitions = numbered(first, Math.min(total, first + 100)).map((id) => ({
      ...{ requisitionId: id, displayJobTitle: `Tutor ${id}` },
    }))
    return json({ status: 'Success', data: { totalCount: total, requisitions } })
  }

  /** Each token is good for so many searches. */
  function serve(uses: number) {
    let token = 0
    let used = 0
    const answer = (request: WebRequest): TestAnswer => {
      if (request.method !== 'POST') {
        token += 1
        used = 0
        return { status: 200, body: page(`{"token":"t${token}"} https://us.api.csod.com`) }
      }
      used += 1
      if (used > uses || request.headers?.authorization !== `Bearer t${token}`) refuse(401)
      return search(request, 250)
    }
    return { answer, tokens: () => token }
  }

  test('whose token ends is asked for another, and read on where it stood', async () => {
    const { answer, tokens } = serve(2)
    const reading = await titlesOf('cornerstone', 'fern/1/fern', answer)
    expect(reading).toMatchObject({ complete: true, duplicates: 0, postings: { length: 250 } })
    expect(tokens()).toBe(2)
  })

  test.each<[string, object, object]>([
    ['0', { totalCount: 0 }, { titles: [], complete: true }],
    ['3', { totalCount: 3 }, { titles: [], complete: false }],
  ])('that states %s postings beside an empty list', async (_, stated, expected) => {
    const answer = { status: 'Success', data: { ...stated, requisitions: [] } }
    const page0 = { status: 200, body: page('{"token":"t"} https://us.api.csod.com') }
    const reading = await titlesOf('cornerstone', 'fern/1/fern', ({ method }) =>
      method === 'POST' ? json(answer) : page0,
    )
    expect(reading).toMatchObject(expected)
  })

  test('that refuses a new token too is blocked', async () => {
    const reading = titlesOf('cornerstone', 'fern/1/fern', serve(0).answer)
    await expect(reading).rejects.toMatchObject({ kind: 'blocked' })
  })

  test.each([
    ['refuses its first search', 1, null],
    ['asks to come later', 2, 60_000],
  ])('that %s is not asked for another token', async (_, refused, retryAt) => {
    let tokens = 0
    const reading = titlesOf('cornerstone', 'fern/1/fern', (request) => {
      if (request.method !== 'POST') {
        tokens += 1
        return { status: 200, body: page('{"token":"t"} https://us.api.csod.com') }
      }
      if (JSON.parse(request.body ?? '').pageNumber < refused) return search(request, 250)
      throw new ScrapeError('blocked', 'The host answered 429.', retryAt === null ? {} : { retryAt })
    })
    await expect(reading).rejects.toMatchObject({ kind: 'blocked' })
    expect(tokens).toBe(1)
  })
})

test('isolved Hire: where the page does not name its list, its sitemap gives the postings, and others may be missing', async () => {
  const site = 'https://fern.isolvedhire.com'
  const locations = ['/jobs/501.html', '/jobs/502.html', '/about'].map(
    (path) => `<url><loc>${site}${path}</loc></url>`,
  )
  const web = webOf({
    [`${site}/jobs/`]: page('<h1>Careers</h1>'),
    [`${site}/sitemap.xml`]: `<urlset>${locations.join('')}</urlset>`,
    [`${site}/jobs/501.html`]: described('Tutor'),
    [`${site}/jobs/502.html`]: described('Coach'),
  })
  expect(await readBoard({ system: 'isolved', tenant: 'fern.isolvedhire.com' }, { web })).toMatchObject({
    postings: [
      { externalId: '501', title: 'Tutor', url: `${site}/jobs/501.html`, html: '<p>Teach.</p>' },
      { externalId: '502', title: 'Coach' },
    ],
    complete: false,
    incompleteReason: 'Only its sitemap names the postings.',
  })
})

test('isolved Hire: a job whose page fails stays as it was where its sitemap gives the postings', async () => {
  const site = 'https://fern.isolvedhire.com'
  const urls = ['501', '502'].map((id) => `${site}/jobs/${id}.html`)
  const pages: Record<string, string> = {
    [`${site}/jobs/`]: page('<h1>Careers</h1>'),
    [`${site}/sitemap.xml`]: `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
    [`${site}/jobs/502.html`]: described('Coach'),
  }
  const web = testWeb(({ url }) => ({ status: pages[url] ? 200 : 500, body: pages[url] ?? '' }))
  const posting = createPosting({
    externalId: '501',
    title: 'Tutor',
    url: `${site}/jobs/501`,
    listFingerprint: 'a',
  })
  const known = (id: string) => (id === '501' ? { fingerprint: 'a', posting } : null)
  const board = { system: 'isolved', tenant: 'fern.isolvedhire.com' }
  expect(await readBoard(board, { web, known, live: ['501'] })).toMatchObject({
    postings: [
      { externalId: '501', title: 'Tutor', url: urls[0] },
      { externalId: '502', title: 'Coach' },
    ],
  })
})

test('Taleo: a site that leads to the page of inactive sites is gone', async () => {
  const inactive = {
    status: 200,
    url: 'https://phg.tbe.taleo.net/phg01/inactive.jsp',
    body: page('Inactive'),
  }
  const reading = titlesOf('taleo', 'phg.tbe.taleo.net/phg01/FERN/40', () => inactive)
  await expect(reading).rejects.toMatchObject({ kind: 'gone' })
})

describe('Oracle', () => {
  const tenant = 'fern.fa.us2.oraclecloud.com/CX_1'
  const elsewhere = (): TestAnswer => ({
    ...{ status: 200, url: 'https://fern.fa.us2.oraclecloud.com/fault.html', body: page('Busy') },
  })
  const list = json({
    items: [
      { TotalJobsCount: 1, requisitionList: [{ Id: 1, Title: 'Tutor', WorkplaceTypeCode: 'ORA_REMOTE' }] },
    ],
  })
  const isList = ({ url }: WebRequest) => url.includes('/recruitingCEJobRequisitions?')

  test('that leads its list elsewhere is out of reach for a while, and has not changed', async () => {
    await expect(titlesOf('oracle', tenant, elsewhere)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test.each([
    ['leads elsewhere', elsewhere],
    ['is refused', () => refuse(403)],
  ])('keeps a posting whose text %s, and the list is complete', async (_, answer) => {
    const reading = await titlesOf('oracle', tenant, (request) => (isList(request) ? list : answer()))
    expect(reading).toMatchObject({ titles: ['Tutor'], detailsMissing: 1, complete: true })
  })
})

test('AppliTrack: a slice is asked for its category alone, and is complete by its own total', async () => {
  const asked: string[] = []
  const reading = await titlesOf('applitrack', 'fern/Online Teaching', ({ url }) => {
    asked.push(url)
    const posting = (id: number) =>
      `<ul class=\\'postingsList\\' id=\\'p${id}_\\'><span id="wrapword">Tutor ${id}</span></ul>`
    return {
      status: 200,
      body: `document.write('(<b>2</b> openings)');document.write('${posting(1)}');document.write('${posting(2)}')`,
    }
  })
  expect(asked).toEqual([
    'https://www.applitrack.com/fern/onlineapp/jobpostings/Output.asp?Category=Online%20Teaching',
  ])
  expect(reading).toMatchObject({ titles: ['Tutor 1', 'Tutor 2'], complete: true })
})

const BACK_SOON = page('<h1>We are down for maintenance.</h1>')
const PAGEUP = 'https://careers.pageuppeople.com/1/cw/en-us/listing/?page=1&page-items=500'
const FEED = '<?xml version="1.0"?>'

/** What a system answers to the first request of a board, in place of its list. */
test.each<[string, string, string, TestAnswer | number, string]>([
  [
    'PeopleAdmin in maintenance',
    'peopleadmin',
    'fern.peopleadmin.com',
    { status: 200, body: BACK_SOON },
    'changed',
  ],
  [
    'a college that left PeopleAdmin',
    'peopleadmin',
    'fern.peopleadmin.com',
    { status: 404, body: page('<h1>The page you were looking for doesn’t exist.</h1>') },
    'gone',
  ],
  ['PeopleAdmin at its limit', 'peopleadmin', 'fern.peopleadmin.com', 403, 'blocked'],
  [
    'SuccessFactors in maintenance',
    'successfactors',
    'jobs.fern.example',
    { status: 200, body: BACK_SOON },
    'changed',
  ],
  [
    'a site of SuccessFactors that lists sitemaps',
    'successfactors',
    'jobs.fern.example',
    {
      status: 200,
      body: `${FEED}<sitemapindex><sitemap><loc>https://jobs.fern.example/a.xml</loc></sitemap></sitemapindex>`,
    },
    'changed',
  ],
  [
    'a site that left SuccessFactors',
    'successfactors',
    'jobs.fern.example',
    { status: 404, body: BACK_SOON },
    'gone',
  ],
  ['NEOGOV in maintenance', 'neogov', 'fern', { status: 200, body: BACK_SOON }, 'changed'],
  ['NEOGOV that refuses programs', 'neogov', 'fern', 403, 'blocked'],
  [
    'a portal of NEOGOV that shows its frame alone',
    'neogov',
    'fern.attract.neoed.com',
    { status: 200, body: '<div class="spinner"></div>' },
    'changed',
  ],
  [
    'Interfolio without such an institution',
    'interfolio',
    '31001',
    { status: 404, body: '{"errors":[{"message":"Not found"}]}' },
    'gone',
  ],
  [
    'Interfolio that says why on 200',
    'interfolio',
    '31001',
    { status: 200, body: '{"errors":[{"message":"Not found"}]}' },
    'changed',
  ],
  ['PageUp without such an institution', 'pageup', '1/cw/en-us', { status: 404, body: BACK_SOON }, 'gone'],
  ['PageUp that refuses programs', 'pageup', '1/cw/en-us', 403, 'blocked'],
  [
    'PageUp that leads to its own site',
    'pageup',
    '1/cw/en-us',
    { status: 200, url: 'https://www.pageuppeople.com/', body: BACK_SOON },
    'changed',
  ],
  [
    'PageUp that leads to another institution',
    'pageup',
    '1/cw/en-us',
    { status: 200, url: PAGEUP.replace('/1/', '/2/'), body: page('<b class="result-count">0</b>') },
    'changed',
  ],
])('%s is an error, not an empty board', async (_, system, tenant, answer, kind) => {
  const told = () => (typeof answer === 'number' ? refuse(answer) : answer)
  await expect(titlesOf(system, tenant, told)).rejects.toMatchObject({ kind })
})

test.each<[string, string, string, string]>([
  ['PeopleAdmin', 'peopleadmin', 'fern.peopleadmin.com', '<feed><title>Fern College</title></feed>'],
  ['SuccessFactors', 'successfactors', 'jobs.fern.example', '<urlset></urlset>'],
  ['NEOGOV', 'neogov', 'fern', '<rss><channel><title>Fern County</title></channel></rss>'],
  ['Interfolio', 'interfolio', '31001', '{"results":[],"total_count":0}'],
  ['PageUp', 'pageup', '1/cw/en-us', page('<b class="result-count">0</b>')],
])('%s that lists nothing is an empty board', async (_, system, tenant, body) => {
  const reading = await titlesOf(system, tenant, () => ({ status: 200, body }))
  expect(reading).toMatchObject({ titles: [], complete: true })
})

test.each<[string, string, string, string]>([
  ['Interfolio', 'interfolio', '31001', '{"results":[],"total_count":3}'],
  ['PageUp', 'pageup', '1/cw/en-us', page('<b class="result-count">3</b>')],
])('%s that tells of postings beside an empty list is incomplete', async (_, system, tenant, body) => {
  const reading = await titlesOf(system, tenant, () => ({ status: 200, body }))
  expect(reading).toMatchObject({ titles: [], complete: false })
})

test.each([
  ['without the number of its openings is complete', '', true],
  [
    'of which a posting has another form, and without the number of its openings, is incomplete',
    '<ul class="postingsList" id="x"></ul>',
    false,
  ],
  [
    'that speaks of more than a thousand postings and holds one is incomplete',
    '(<b>1,001</b> openings)',
    false,
  ],
])('AppliTrack: a page %s', async (_, more, complete) => {
  const body = `document.write('${more}<ul class=\\'postingsList\\' id=\\'p1_\\'><span id="wrapword">Tutor</span></ul>')`
  const reading = await titlesOf('applitrack', 'fern', () => ({ status: 200, body }))
  expect(reading).toMatchObject({ titles: ['Tutor'], complete })
  if (more.startsWith('('))
    expect(reading).toMatchObject({
      incompleteReason: 'AppliTrack speaks of 1000 postings more than it gave.',
    })
})

const TUTORS = [1, 2]
  .map((id) => `<ul class=\\'postingsList\\' id=\\'p${id}_\\'><span id="wrapword">Tutor ${id}</span>`)
  .map((posting) => `document.write('${posting}');document.write('</ul>');`)
  .join('')
test.each([
  ['within a part of its script', TUTORS.slice(0, -60)],
  ['before the end of its last posting', TUTORS.slice(0, TUTORS.lastIndexOf('document.write'))],
  ['before the end of the form around its postings', `document.write('<form>');${TUTORS}`],
])(
  'AppliTrack: a page without the number of its openings that is cut off %s is incomplete',
  async (_, cut) => {
    const told = (body: string) => titlesOf('applitrack', 'fern', () => ({ status: 200, body }))
    expect(await told(TUTORS)).toMatchObject({ titles: ['Tutor 1', 'Tutor 2'], complete: true })
    expect(await told(cut)).toMatchObject({ complete: false })
  },
)

test('SuccessFactors: a posting stands in its sitemap once in each of its languages, and is one', async () => {
  const site = 'https://jobs.fern.example/job'
  const sitemap = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`
  const told = (...paths: string[]) =>
    titlesOf('successfactors', 'jobs.fern.example', ({ url }) =>
      url.endsWith('.xml') ? { status: 200, body: sitemap(...paths) } : { status: 404, body: '' },
    )
  const [english, german] = ['/Tutor/13-en_US/', '/Nachhilfe/13-de_DE/']
  expect(await told(english, german, '/Coach/14/')).toMatchObject({
    titles: ['Tutor', 'Coach'],
    postings: [{ externalId: '13', url: site + english }, { externalId: '14' }],
    complete: true,
  })
  expect(await told(german, '/Tutor/13/')).toMatchObject({ titles: ['Nachhilfe'], complete: true })
  expect(await told(english, '/Coach/13-en_US/')).toMatchObject({ complete: false })
})

test('SuccessFactors: a posting keeps the title that its page gave while the page is refused', async () => {
  const site = 'https://jobs.fern.example'
  const url = `${site}/job/Remote-Tutor/13/`
  const body = `<urlset><url><loc>${url}</loc></url></urlset>`
  const reading = (page: TestAnswer, known?: KnownPosting) => {
    const web = testWeb((request) => (request.url === url ? page : { status: 200, body }))
    const board = { system: 'successfactors', tenant: 'jobs.fern.example' }
    return readBoard(board, { web, known: () => known ?? null })
  }
  const first = await reading({ status: 200, body: described('Math Tutor') })
  const [posting] = first.outcome === 'read' ? first.postings : []
  expect(posting?.title).toBe('Math Tutor')
  const again = await reading({ status: 500, body: '' }, posting && { fingerprint: null, posting })
  expect(again).toMatchObject({ postings: [{ title: 'Math Tutor', html: '<p>Teach.</p>' }], complete: true })
})

test.each([
  ['pageup', 'Lab Manager</a>', 'Lab Manager (On-Site)</a>'],
  ['pageup-sites', 'jobs/lab-manager-', 'jobs/lab-manager-hybrid-'],
  ['paycor', 'Bus Driver', 'Bus Driver (On-Site)'],
  ['successfactors', 'Leeds-Printer', 'Leeds-Printer-(On-Site)'],
  ['taleo', 'Cook', 'Cook (On-Site)'],
])('%s: no text is asked for that cannot make its job a remote one', async (system, title, onSite) => {
  const read = (file: string) =>
    readFileSync(new URL(`../fixtures/${system}/${file}`, import.meta.url), 'utf8')
  const { tenant, answers } = JSON.parse(read('board.json'))
  const asked = async (change: (body: string) => string) => {
    const urls: string[] = []
    const reading = await titlesOf(system, tenant, ({ url }) => {
      urls.push(url)
      return answers[url] ? { status: 200, body: change(read(answers[url])) } : { status: 404, body: '' }
    })
    expect(reading).toMatchObject({ complete: true, detailsMissing: 0, postings: { length: 2 } })
    return urls.length
  }
  const all = await asked((body) => body)
  expect(await asked((body) => body.replaceAll(title, onSite))).toBe(all - 1)
})
