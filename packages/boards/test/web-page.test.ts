import type { FoundPosting, Web } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { createPosting, type KnownPosting, readBoard } from '../src/index.ts'
import { response, type TestAnswer, testWeb, webOf } from './test-web.ts'

const url = 'https://acme.example/careers'
const board = { system: 'web-page', tenant: url }
const html = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const described = (title: string) =>
  html(
    '',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title, description: 'Text' })}</script>`,
  )

const MODAL = '<div class="modal"><form><label>Password <input type="password"></label></form></div>'

async function read(
  bodies: Record<string, string>,
  more: { known?: (id: string) => KnownPosting | null; live?: string[] } = {},
) {
  const reading = await readBoard(board, { web: webOf(bodies), ...more })
  if (reading.outcome !== 'read') throw new Error('An unchanged page was not asked for')
  return reading
}

function titles({ postings }: { postings: readonly FoundPosting[] }): string[] {
  return postings.map(({ title }) => title)
}

describe('a page that holds the board of a known system is read there', () => {
  const lever = {
    'https://api.lever.co/v0/postings/acme?mode=json&skip=0&limit=100': JSON.stringify([
      { id: 'a', text: 'Tutor', hostedUrl: 'https://jobs.lever.co/acme/a' },
    ]),
    'https://api.lever.co/v0/postings/acme?mode=json&skip=1&limit=100': '[]',
  }
  const identity = { system: 'lever', tenant: 'acme' }

  test.each([
    ['an iframe', '<iframe src="https://jobs.lever.co/acme?embed=1"></iframe>'],
    ['a script', '<script src="//jobs.lever.co/acme/embed.js"></script>'],
    ['an address within a script', '<script>var board = "https:\\/\\/jobs.lever.co\\/acme\\/a";</script>'],
    ['the words of a script', '<script>window.leverJobsOptions = {accountName: "acme"};</script>'],
    ['a link', '<p><a href="https://jobs.lever.co/acme">Our openings</a></p>'],
    ['a data attribute', '<div data-board="jobs.lever.co/acme"></div>'],
    [
      'more weight than a link elsewhere',
      '<iframe src="https://jobs.lever.co/acme"></iframe><a href="https://jobs.lever.co/other">x</a>',
    ],
  ])('found by %s', async (_, body) => {
    expect(await read({ [url]: html(body), ...lever })).toMatchObject({
      identity,
      postings: [{ title: 'Tutor' }],
    })
  })

  test('found by a redirect', async () => {
    const web = testWeb(({ url: asked }) => {
      const body = webOf(lever).request({ url: asked })
      if (asked === url) return { status: 200, url: 'https://jobs.lever.co/acme', body: html('Jobs') }
      return body.then((answer) => ({ status: answer.status, body: answer.text() }))
    })
    expect(await readBoard(board, { web })).toMatchObject({ identity, postings: [{ title: 'Tutor' }] })
  })

  test.each([
    ['a link in a comment', '<!-- <a href="https://jobs.lever.co/acme">Jobs</a> -->'],
    [
      'links to several boards alike',
      '<a href="https://jobs.lever.co/acme">A</a><a href="https://jobs.lever.co/other">B</a>',
    ],
    ['the host of a system that serves pictures', '<img src="https://gallery-cdn.breezy.hr/logo.png">'],
    ['a link to the system itself', '<a href="https://www.greenhouse.io/">Powered by Greenhouse</a>'],
  ])('but not for %s', async (_, body) => {
    await expect(read({ [url]: html(body), ...lever })).rejects.toMatchObject({ kind: 'changed' })
  })

  test('unless that board is gone: then what the page itself holds counts', async () => {
    const page = described('Porter').replace(
      '<body>',
      '<body><iframe src="https://jobs.lever.co/gone"></iframe>',
    )
    expect(await read({ [url]: page })).toMatchObject({ identity: board, postings: [{ title: 'Porter' }] })
  })

  test('and is unchanged when that board is', async () => {
    const web = testWeb(({ url: asked, conditional }) =>
      asked === url
        ? { status: 200, body: html('<a href="https://jobs.ashbyhq.com/acme">Jobs</a>') }
        : { status: conditional ? 304 : 500, body: '' },
    )
    expect(await readBoard(board, { web })).toEqual({
      outcome: 'unchanged',
      identity: { system: 'ashby', tenant: 'acme' },
    })
  })
})

describe('a feed of jobs', () => {
  const alternate = (href: string, title: string) =>
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`
  const item = (id: number) =>
    `<item><title>Tutor ${id}</title><link>/jobs/${id}</link><guid>g${id}</guid><description>&lt;p&gt;Teach&lt;/p&gt;</description></item>`
  const feed = (count: number) =>
    `<rss version="2.0"><channel><title>Jobs</title>${Array.from({ length: count }, (_, id) => item(id)).join('')}</channel></rss>`

  test('that a page announces is read', async () => {
    const head =
      alternate('/news/feed', 'News') +
      alternate('/careers/feed', 'Comments') +
      alternate('/jobs.xml', 'All jobs')
    const reading = await read({ [url]: html('', head), 'https://acme.example/jobs.xml': feed(2) })
    expect(reading).toMatchObject({
      complete: true,
      postings: [
        { externalId: 'g0', title: 'Tutor 0', url: 'https://acme.example/jobs/0', html: '<p>Teach</p>' },
        { externalId: 'g1' },
      ],
    })
  })

  test('in Atom is read too', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><id>tag:1</id><title>Dean</title><link rel="alternate" href="https://acme.example/p/1"/><content>Lead</content><published>2026-08-06T13:47:01-06:00</published></entry></feed>'
    const reading = await read({
      [url]: html('', alternate('/postings/search.atom', 'Jobs')),
      'https://acme.example/postings/search.atom': atom,
    })
    expect(reading).toMatchObject({
      postings: [{ title: 'Dean', url: 'https://acme.example/p/1', postedAt: '2026-08-06T19:47:01.000Z' }],
    })
  })

  test('of news that is empty, beside a plain list, leaves the board complete', async () => {
    const pages = {
      [url]: html(
        '<ul><li><a href="/files/a.pdf">Art Teacher</a></li></ul>',
        alternate('/careers/feed', 'Careers » News'),
      ),
      'https://acme.example/careers/feed': feed(0),
    }
    const { postings } = await read(pages)
    const known = (id: string) => {
      const posting = postings.find(({ externalId }) => externalId === id)
      return posting ? { fingerprint: posting.listFingerprint ?? null, posting } : null
    }
    const live = postings.map(({ externalId }) => externalId)
    for (const more of [{}, { known, live }])
      expect(await read(pages, more)).toMatchObject({ complete: true, postings: [{ title: 'Art Teacher' }] })
  })

  test('that becomes empty is believed where the page says that nothing is open', async () => {
    const pages = {
      [url]: html('', alternate('/jobs.xml', 'Jobs')),
      'https://acme.example/jobs.xml': feed(2),
    }
    const { postings } = await read(pages)
    const known = (id: string) => {
      const posting = postings.find(({ externalId }) => externalId === id)
      return posting ? { fingerprint: posting.listFingerprint ?? null, posting } : null
    }
    const live = postings.map(({ externalId }) => externalId)
    const without = (body: string, answer: string) =>
      read(
        { [url]: html(body, alternate('/jobs.xml', 'Jobs')), 'https://acme.example/jobs.xml': answer },
        { known, live },
      )
    const none = '<p>There are no open positions.</p>'
    const list = '<ul><li><a href="/files/a.pdf">Art Teacher</a></li></ul>'
    expect(await without(none, feed(0))).toMatchObject({ complete: true, postings: [] })
    expect(await without(none, html('Back soon'))).toMatchObject({ complete: false })
    expect(await without(list + none, feed(0))).toMatchObject({ complete: false })
  })

  test.each([10, 15, 25])('of %i items may have been cut, and is incomplete', async (count) => {
    const reading = await read({
      [url]: html('', alternate('/jobs.xml', 'Jobs')),
      'https://acme.example/jobs.xml': feed(count),
    })
    expect(reading).toMatchObject({ complete: false })
  })
})

test('a posting that each described page shows again is one posting', async () => {
  const page = (titles: readonly string[], next: string) =>
    html(
      titles
        .map(
          (title) => `<script type="application/ld+json">{"@type":"JobPosting","title":"${title}"}</script>`,
        )
        .join(''),
      next,
    )
  const reading = await read({
    [url]: page(['Lead Tutor', 'Tutor'], '<link rel="next" href="?page=2">'),
    [`${url}?page=2`]: page(['Lead Tutor', 'Editor'], ''),
  })
  expect(reading).toMatchObject({ complete: true, duplicates: 1 })
  expect(titles(reading)).toEqual(['Lead Tutor', 'Tutor', 'Editor'])
})

describe("a site's map", () => {
  const entry = (path: string, date = '') =>
    `<url><loc>https://acme.example${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`
  const site = {
    [url]: html('<div id="app"></div>'),
    'https://acme.example/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://acme.example/blog-map.xml</loc></sitemap><sitemap><loc>https://acme.example/job-map.xml</loc></sitemap></sitemapindex>',
    'https://acme.example/job-map.xml': `<urlset>${entry('/careers')}${entry('/careers/benefits')}${entry('/careers/tutor', '2026-08-01')}${entry('/jobs/porter')}${entry('/about')}</urlset>`,
    'https://acme.example/careers/benefits': html('Dental'),
    'https://acme.example/careers/tutor': described('Tutor'),
    'https://acme.example/jobs/porter': described('Porter'),
  }

  test('may name a page twice, also that of a posting', async () => {
    const map = 'https://acme.example/job-map.xml'
    for (const path of ['/about', '/jobs/porter']) {
      const twice = { ...site, [map]: site[map].replace(entry(path), entry(path).repeat(2)) }
      const reading = await read(twice)
      expect(reading).toMatchObject({ complete: true })
      expect(titles(reading)).toEqual(['Tutor', 'Porter'])
    }
  })

  test('that names more than its most pages only by naming some twice is read to its end', async () => {
    const map = `<urlset>${Array.from({ length: 300 }, (_, id) => entry(`/jobs/n${id}`).repeat(2)).join('')}</urlset>`
    const reading = await read({
      [url]: html(''),
      'https://acme.example/sitemap.xml': map,
      'https://acme.example/jobs/n0': described('Tutor'),
    })
    expect(reading).toMatchObject({ complete: true, postings: [{ title: 'Tutor' }] })
  })

  test('that becomes empty is believed where the page says that nothing is open', async () => {
    const { postings } = await read(site)
    const known = (id: string) => {
      const posting = postings.find(({ externalId }) => externalId === id)
      return posting ? { fingerprint: posting.listFingerprint ?? null, posting } : null
    }
    const live = postings.map(({ externalId }) => externalId)
    const without = (body: string, map: string) =>
      read({ [url]: html(body), 'https://acme.example/sitemap.xml': map }, { known, live })
    const none = '<p>There are no open positions.</p>'
    const list = '<ul><li><a href="/files/a.pdf">Art Teacher</a></li></ul>'
    expect(await without(none, '<urlset></urlset>')).toMatchObject({ complete: true, postings: [] })
    expect(await without(none, '<urlset><url>')).toMatchObject({ complete: false })
    expect(await without(list + none, '<urlset></urlset>')).toMatchObject({ complete: false })
  })

  test('is not missed where the site shows a page in its stead, unless that asks to log in', async () => {
    const page = html('<ul><li><a href="/files/a.pdf">Art Teacher</a></li></ul>')
    const ofMap = {
      fingerprint: 'of the map',
      posting: createPosting({ externalId: 'a', title: 'Cook', url, listFingerprint: 'of the map' }),
    }
    const known = (id: string) => (id === 'a' ? ofMap : null)
    const anywhere = (map: string, live = ['a']) =>
      read({ [url]: page, 'https://acme.example/sitemap.xml': map }, { known, live })
    for (const shown of [page, html('<p>We cannot find that.</p>')])
      expect(await anywhere(shown)).toMatchObject({ complete: true })
    expect(await anywhere(html(MODAL))).toMatchObject({
      complete: false,
      incompleteReason: '1 of its sitemaps were not read.',
    })
    // No job came from it.
    expect(await anywhere(html(MODAL), ['https://acme.example/files/a.pdf'])).toMatchObject({
      complete: true,
    })
  })

  test('of a careers host with five child sitemaps, none of which names postings, beside a plain list is complete', async () => {
    const origin = 'https://careers.acme.edu'
    const children = ['posts', 'pages', 'news', 'events', 'people'].map((name) => `${origin}/${name}.xml`)
    const index = `<sitemapindex>${children.map((child) => `<sitemap><loc>${child}</loc></sitemap>`).join('')}</sitemapindex>`
    const pages: Record<string, string> = {
      [origin]: html('<ul><li><a href="/files/a.pdf">Art Teacher</a></li></ul>'),
      [`${origin}/sitemap.xml`]: index,
    }
    const web = testWeb(({ url: address }) => ({
      status: pages[address] ? 200 : 404,
      body: pages[address] ?? '',
    }))
    const reading = await readBoard({ system: 'web-page', tenant: origin }, { web })
    expect(reading).toMatchObject({ complete: true, postings: [{ title: 'Art Teacher' }] })
  })

  test('leads to the pages that describe a posting, and to no others', async () => {
    const reading = await read(site)
    expect(titles(reading)).toEqual(['Tutor', 'Porter'])
    expect(reading).toMatchObject({
      complete: true,
      postings: [{ url: 'https://acme.example/careers/tutor' }, {}],
    })
  })

  test('saves asking for a page that is as it was', async () => {
    const { postings } = await read(site)
    const asked: string[] = []
    const web: Web = {
      request: (request) => {
        asked.push(request.url)
        return webOf(site).request(request)
      },
    }
    const known = (id: string) => {
      const posting = postings.find(({ externalId }) => externalId === id)
      return posting ? { fingerprint: posting.listFingerprint ?? null, posting } : null
    }
    expect(await readBoard(board, { web, known })).toMatchObject({ postings })
    expect(asked).not.toContain('https://acme.example/careers/tutor')
    expect(asked).toContain('https://acme.example/jobs/porter')
  })

  /** What is read when Porter was known and its page is this one. */
  /** `isDue`: on a posting's day in fourteen its page counts as not read yet. */
  const readAgain = async (
    page: TestAnswer,
    isDue = false,
    live = ['https://acme.example/careers/tutor', 'https://acme.example/jobs/porter'],
  ) => {
    const { postings } = await read(site)
    const open = new Map(
      postings.map((posting) => [
        posting.externalId,
        { fingerprint: (!isDue && posting.listFingerprint) || null, posting },
      ]),
    )
    const pages: Record<string, string> = site
    const web = testWeb(({ url: asked }) => {
      if (asked.endsWith('porter')) return page
      return { status: pages[asked] ? 200 : 404, body: pages[asked] ?? '' }
    })
    return readBoard(board, { web, known: (id) => open.get(id) ?? null, live })
  }
  const list = html('<h1>Careers</h1><p>See what is open.</p>')
  const shown = '<h1>Porter</h1><p>Keep the gate.</p>'

  test.each<[string, string, string?]>([
    ['says that its posting is filled', html('This position has been filled.')],
    ['says so beside a form to log in', html(`${shown}<p>This job is closed.</p>${MODAL}`)],
    ['says that it is not available', html('<h1>This position is not available.</h1>')],
    ['says that it expired', html('<p>Job expired</p>')],
    ['says that it takes nobody', html('<p>The position is no longer accepting applications.</p>')],
    ['has a title that says so', html('Sorry', '<title>Job not found</title>')],
  ])('whose page %s lists it no longer', async (_, body, leadsTo) => {
    const reading = await readAgain({ status: 200, body, ...(leadsTo && { url: leadsTo }) })
    expect(reading).toMatchObject({ complete: true, postings: [{ title: 'Tutor' }] })
  })

  test.each<[string, string, string?]>([
    ['a log-in page', html(`<p>This job was closed, or your session has expired.</p>${MODAL}`)],
    ['the home page, which asks to log in', html(MODAL), 'https://acme.example/'],
    ['the page of another posting', described('Tutor'), 'https://acme.example/careers/tutor'],
    ['elsewhere on the site, to log in', list, 'https://acme.example/login'],
    ['on another site', list, 'https://other.example/careers'],
    ['elsewhere on the site, and shows it', html(shown), 'https://acme.example/jobs/porter-2'],
    ['at another spelling of its address', list, 'https://www.acme.example/jobs/porter/'],
    ['on the site, at its maintenance', html('Back soon'), 'https://acme.example/maintenance'],
    ['not there for a while', html('Sorry', '<title>Site temporarily not available</title>')],
    ['of an employer that takes no paper', html(`${shown}<p>We are no longer accepting paper forms.</p>`)],
    [
      'of an office that closes',
      html(`${shown}<p>This role is in our office, which is closed on Fridays.</p>`),
    ],
    ['a cut page', described('Porter').slice(0, 90)],
    ['a cut page of one that is filled', html('<p>This position has been filled.</p>').slice(0, -14)],
    ['one whose menu is closed', html(`<p class="menu-closed">${shown}</p><script>var expired = 1</script>`)],
    ['open until it is filled', html(`${shown}<p>The job is open until the position has been filled.</p>`)],
    ['nested deeper than any page', html(`<div typeof="JobPosting">${'<div>'.repeat(600)}`)],
    ['a description that cannot be read', described('Porter').replace('"title"', '"name"')],
  ])('keeps a known posting whose page is %s', async (_, body, leadsTo) => {
    for (const isDue of [false, true]) {
      const reading = await readAgain({ status: 200, body, ...(leadsTo && { url: leadsTo }) }, isDue)
      expect(reading).toMatchObject({
        complete: true,
        postings: [{ title: 'Tutor' }, { title: 'Porter', html: '<p>Text</p>' }],
      })
    }
  })

  test.each<[string, TestAnswer]>([
    [
      'leads to another one that says that a posting is filled',
      { status: 200, body: html('This position has been filled.'), url: 'https://acme.example/open' },
    ],
    ['leads to the list', { status: 200, body: list, url }],
    ['leads to another spelling of the list', { status: 200, body: list, url: `${url}/?closed=1` }],
    ['leads to the list, which describes another', { status: 200, body: described('Featured'), url }],
    [
      'leads to the home page, which describes another',
      { status: 200, body: described('Featured'), url: 'https://acme.example/' },
    ],
    ['answers 404', { status: 404, body: html('Not found') }],
    ['answers 410', { status: 410, body: html('Gone') }],
    ['has a title that says 404', { status: 200, body: html('Sorry', '<title>404: page not found</title>') }],
  ])('that still names a posting whose page %s is doubted', async (_, page) => {
    for (const isDue of [false, true])
      expect(await readAgain(page, isDue)).toMatchObject({
        complete: true,
        doubt: 'The sitemap names a page that is not there.',
        postings: [{ title: 'Tutor' }],
      })
    expect(await readAgain(page, false, [])).not.toHaveProperty('doubt')
  })

  test('whose pages the site refuses keeps the known postings, and is complete', async () => {
    expect(await readAgain({ status: 403, body: '' })).toMatchObject({
      complete: true,
      textsRefused:
        'The texts of 1 postings could not be read: https://acme.example/jobs/porter answered 403.',
      postings: [{ title: 'Tutor' }, { title: 'Porter', html: '<p>Text</p>' }],
    })
  })

  test('whose pages the site refuses is incomplete where one may be that of a job from a list', async () => {
    const live = ['https://acme.example/jobs/porter']
    const posting = createPosting({ externalId: live[0] ?? '', title: 'Porter', url, listFingerprint: null })
    const pages: Record<string, string> = site
    const web = testWeb(({ url: asked }) =>
      asked === live[0] ? { status: 403, body: '' } : { status: 200, body: pages[asked] ?? '' },
    )
    const known = (id: string) => (id === live[0] ? { fingerprint: null, posting } : null)
    expect(await readBoard(board, { web, known, live })).toMatchObject({
      complete: false,
      postings: [{ title: 'Tutor' }],
    })
  })

  test('that names a page twice is doubted only where that page is of a posting', async () => {
    const map = 'https://acme.example/job-map.xml'
    for (const [path, doubt] of [
      ['/careers/benefits', undefined],
      ['/jobs/porter', 'The sitemap names a posting twice.'],
    ] as const) {
      const twice = { ...site, [map]: site[map].replace(entry(path), entry(path).repeat(2)) }
      expect((await read(twice)).doubt).toBe(doubt)
    }
  })

  test('brings no posting back that has ended, unless its page describes it', async () => {
    const tutor = ['https://acme.example/careers/tutor']
    const silent = await readAgain({ status: 200, body: list, url }, false, tutor)
    expect(silent).toMatchObject({ complete: true, postings: [{ title: 'Tutor' }] })
    const shown = await readAgain({ status: 200, body: described('Porter') }, false, tutor)
    expect(shown).toMatchObject({ postings: [{ title: 'Tutor' }, { title: 'Porter' }] })
  })

  test('asks again for a page that did not show its posting, although it has not changed', async () => {
    const map = `<urlset>${entry('/jobs/porter', '2026-08-01')}</urlset>`
    const pages = {
      [url]: html(''),
      'https://acme.example/sitemap.xml': map,
      'https://acme.example/jobs/porter': described('Porter'),
    }
    const live = ['https://acme.example/jobs/porter']
    const [posting] = (await read(pages)).postings
    if (!posting) throw new Error('It is described')
    const silent = { ...pages, 'https://acme.example/jobs/porter': html('Back soon') }
    const [kept] = (await read(silent, { known: () => ({ fingerprint: null, posting }), live })).postings
    if (!kept) throw new Error('It is kept')
    const known = () => ({ fingerprint: kept.listFingerprint ?? null, posting: kept })
    const shown = { ...pages, 'https://acme.example/jobs/porter': described('Head Porter') }
    expect(titles(await read(silent, { known, live }))).toEqual(['Porter'])
    expect(titles(await read(shown, { known, live }))).toEqual(['Head Porter'])
  })

  test('that names a page which leads home gives no posting of the home page', async () => {
    const pages: Record<string, string> = site
    const web = testWeb(({ url: asked }) =>
      asked.endsWith('porter')
        ? { status: 200, body: described('Featured'), url: 'https://acme.example/' }
        : { status: pages[asked] ? 200 : 404, body: pages[asked] ?? '' },
    )
    expect(await readBoard(board, { web })).toMatchObject({ complete: true, postings: [{ title: 'Tutor' }] })
  })

  test.each([
    ['/jobs/12/online-tutor', '/jobs/12', []],
    ['/jobs/5/apply', '/jobs/5', []],
    ['/jobs/online-tutor/index.html', '/jobs/online-tutor/', []],
    ['/jobs/7/en', '/jobs/7', ['/jobs/7/de'], true],
  ])(
    'that names %s, which leads to the posting at %s, lists it',
    async (from, to, others, isKnown = false) => {
      const externalId = `https://acme.example${from}`
      const posting = createPosting({ externalId, title: 'Tutor', url: externalId, listFingerprint: 'x' })
      const web = testWeb(({ url: asked }) => {
        if (asked === externalId)
          return { status: 200, body: described('Tutor'), url: `https://acme.example${to}` }
        const map = `<urlset>${[from, '/jobs/porter', ...others].map((path) => entry(path)).join('')}</urlset>`
        const pages: Record<string, string> = { ...site, 'https://acme.example/sitemap.xml': map }
        return { status: pages[asked] ? 200 : 404, body: pages[asked] ?? '' }
      })
      const known = (id: string) => (isKnown && id === externalId ? { fingerprint: 'y', posting } : null)
      expect(await readBoard(board, { web, known, live: isKnown ? [externalId] : [] })).toMatchObject({
        complete: true,
        postings: [{ title: 'Tutor', html: '<p>Text</p>' }, { title: 'Porter' }],
      })
    },
  )

  test('leads to a page that describes a posting once for each of its places', async () => {
    const at = (place: string) =>
      `<script type="application/ld+json">{"@type":"JobPosting","title":"Porter","jobLocation":"${place}"}</script>`
    const twins = html(at('Reno') + at('Elko') + at('Reno'))
    expect(await read({ ...site, 'https://acme.example/jobs/porter': twins })).toMatchObject({
      complete: true,
      postings: [{ title: 'Tutor' }, { title: 'Porter', places: ['Reno', 'Elko'] }],
    })
    expect(await read({ [url]: twins })).toMatchObject({
      complete: true,
      postings: [{ title: 'Porter', places: ['Reno', 'Elko'] }],
    })
  })

  test('is read on where the first known postings have ended', async () => {
    const paths = ['/jobs/a', '/jobs/b', '/jobs/c', '/jobs/d']
    const map = `<urlset>${paths.map((path) => entry(path)).join('')}</urlset>`
    const posting = createPosting({ externalId: '', title: 'Cook', url, listFingerprint: 'of the map' })
    const filled = html('This job has been filled.')
    const pages = Object.fromEntries(paths.map((path) => [`https://acme.example${path}`, filled]))
    const reading = await read(
      {
        [url]: html('We have no open positions in Reno.'),
        'https://acme.example/sitemap.xml': map,
        ...pages,
        'https://acme.example/jobs/d': described('Driver'),
      },
      { known: () => ({ fingerprint: 'of the map', posting }) },
    )
    expect(titles(reading)).toEqual(['Driver'])
  })

  test('of a list for people leaves the list as it is, however often it is read', async () => {
    const links = '<ul><li><a href="/jobs/cook">Cook</a></li><li><a href="/jobs/aide">Aide</a></li></ul>'
    const pages = {
      [url]: html(`<main><h1>Openings</h1>${links}</main>`),
      'https://acme.example/sitemap.xml': `<urlset>${entry('/jobs/cook')}${entry('/jobs/aide')}</urlset>`,
      'https://acme.example/jobs/cook': html(
        `<h1>Cook</h1><p>${'Cook lunch for our pupils. '.repeat(12)}</p>`,
      ),
      'https://acme.example/jobs/aide': html(`<h1>Aide</h1><p>${'Help a class of pupils. '.repeat(12)}</p>`),
    }
    const { postings } = await read(pages)
    const known = (id: string) => {
      const posting = postings.find(({ externalId }) => externalId === id)
      return posting ? { fingerprint: posting.listFingerprint ?? null, posting } : null
    }
    expect(await read(pages, { known })).toMatchObject({ complete: true, postings })
    expect(titles(await read(pages, { known }))).toEqual(['Cook', 'Aide'])
  })

  test('keeps the known postings where none of their pages can be read', async () => {
    const page = described('Porter').slice(0, 90)
    const posting = createPosting({ externalId: '', title: 'Cook', url, listFingerprint: 'of the map' })
    const known = () => ({ fingerprint: 'of the map', posting })
    const none = {
      ...site,
      'https://acme.example/careers/tutor': page,
      'https://acme.example/jobs/porter': page,
    }
    const reading = await read(none, { known })
    expect(reading).toMatchObject({ complete: true })
    expect(titles(reading)).toEqual(['Cook', 'Cook', 'Cook'])
  })
})

describe('a list for people', () => {
  const link = (href: string, text: string) => `<li><a href="${href}">${text}</a></li>`

  test('gives its links to postings, without the links around it and to other matters', async () => {
    const body = `<nav><ul>${link('/teachers', 'For Teachers')}</ul></nav>
      <div class="site-menu"><ul>${link('/coaches', 'Our Coaches')}</ul></div>
      <main><h1>Vacancies</h1><ul>${link('/files/math.pdf', 'Math Teacher 2026')}${link('/files/bus.pdf', 'Bus Driver')}${link('/files/gym.pdf', 'Gym')}</ul>
      <h2>Application Forms</h2><ul>${link('/files/form.pdf', 'Teacher Application')}${link('/files/w4.pdf', 'Fed W-4 2026')}</ul></main>`
    const reading = await read({ [url]: html(body) })
    expect(titles(reading)).toEqual(['Math Teacher 2026', 'Bus Driver', 'Gym'])
    expect(reading).toMatchObject({
      complete: true,
      postings: [{ url: 'https://acme.example/files/math.pdf', html: null }, {}, {}],
    })
  })

  test('takes the words beside a link that only leads on', async () => {
    const row = (id: number, title: string) =>
      `<p>${title} <a href="/p/${id}?session_id=${Math.random()}">Apply here</a></p>`
    const reading = await read({
      [url]: html(`<h1>Jobs</h1>${row(1, 'Head Cook')}${row(2, 'School Nurse')}`),
    })
    expect(titles(reading)).toEqual(['Head Cook', 'School Nurse'])
    expect(reading).toMatchObject({ postings: [{ externalId: 'https://acme.example/p/1' }, {}] })
  })

  test('is followed to its next pages, and to the texts on the same site', async () => {
    const text = 'Teach children to read, write and count. '.repeat(10)
    const reading = await read({
      [url]: html(`<ul>${link('/jobs/1', 'Reading Tutor')}</ul><a rel="next" href="?page=2">Next</a>`),
      [`${url}?page=2`]: html(
        `<ul>${link('/jobs/2', 'Writing Tutor')}${link('https://other.example/3', 'Maths Tutor')}</ul>`,
      ),
      'https://acme.example/jobs/1': described('Reading Tutor'),
      'https://acme.example/jobs/2': html(`<article><nav>Menu</nav><p>${text}</p></article>`),
    })
    expect(reading).toMatchObject({
      complete: true,
      detailsMissing: 0,
      postings: [{ html: '<p>Text</p>' }, {}, { html: null }],
    })
    expect(reading.postings[1]?.html).toContain('Teach children')
    expect(reading.postings[1]?.html).not.toContain('Menu')
  })

  test('takes no text from a page to log in, and takes it beside a form to log in', async () => {
    const words = `<p>${'Welcome to our careers site, where you find all that is open. '.repeat(5)}</p>`
    const posting = `<h1>Reading Tutor 4</h1><p>${'Teach children to read, write and count. '.repeat(6)}</p>`
    const pages: Record<string, TestAnswer> = {
      '': {
        status: 200,
        body: html([1, 2, 3, 4].map((id) => link(`/jobs/${id}`, `Reading Tutor ${id}`)).join('')),
      },
      '/jobs/1': { status: 200, body: html(words + MODAL) },
      '/jobs/2': { status: 200, body: html(words), url: 'https://acme.example/login' },
      '/jobs/3': { status: 200, body: html(`<header>${MODAL}</header>${words}`) },
      '/jobs/4': { status: 200, body: html(posting + MODAL) },
    }
    const web = testWeb(({ url: asked }) => {
      const path = asked === url ? '' : new URL(asked).pathname
      return pages[path] ?? { status: 404, body: '' }
    })
    const reading = await readBoard(board, { web })
    expect(reading).toMatchObject({ detailsMissing: 2, complete: true })
    expect(reading).toMatchObject({
      postings: [{ html: null }, { html: null }, { html: words }, { html: expect.stringContaining(posting) }],
    })
  })

  test('is complete where its site refuses the texts', async () => {
    const page = html(`<ul>${link('/jobs/1', 'Reading Tutor')}</ul>`)
    const status = (asked: string) => (asked.includes('/jobs/') ? 403 : asked === url ? 200 : 404)
    const web = testWeb(({ url: asked }) => ({ status: status(asked), body: page }))
    expect(await readBoard(board, { web })).toMatchObject({
      complete: true,
      detailsMissing: 1,
      textsRefused: 'The texts of 1 postings could not be read: https://acme.example/jobs/1 answered 403.',
      postings: [{ title: 'Reading Tutor', html: null }],
    })
  })

  test('takes no text from the home page, where the page of a posting leads', async () => {
    const words = html(`<p>${'Welcome to our school, where all of us learn. '.repeat(9)}</p>`)
    const pages: Record<string, string> = {
      [url]: html(`<ul>${link('/jobs/1', 'Reading Tutor')}</ul>`),
      'https://acme.example/': words,
    }
    const web = testWeb(({ url: asked }) => {
      const at = asked.endsWith('/1') ? 'https://acme.example/' : asked
      return { status: pages[at] ? 200 : 404, body: pages[at] ?? '', url: at }
    })
    expect(await readBoard(board, { web })).toMatchObject({
      detailsMissing: 1,
      complete: true,
      postings: [{ title: 'Reading Tutor', html: null }],
    })
  })

  test('takes the text of a posting from the folder of it alone, and none from that of several', async () => {
    const text = html(`<p>${'Teach children to read, write and count. '.repeat(9)}</p>`)
    const links = ['/jobs/1/tutor', '/jobs/all/2', '/jobs/all/3']
    const pages: Record<string, string> = {
      [url]: html(`<ul>${links.map((path) => link(path, `Tutor ${path.at(-1)}`)).join('')}</ul>`),
    }
    const web = testWeb(({ url: asked }) =>
      asked.includes('/jobs/')
        ? { status: 200, body: text, url: asked.replace(/\/[^/]*$/, '') }
        : { status: pages[asked] ? 200 : 404, body: pages[asked] ?? '' },
    )
    expect(await readBoard(board, { web })).toMatchObject({
      postings: [{ html: expect.stringContaining('Teach') }, { html: null }, { html: null }],
    })
  })

  describe('whose last page leads to one without postings', () => {
    const first = (more = '') =>
      html(`<ul>${link('/files/1.pdf', 'Tutor')}</ul><a rel="next" href="?page=2">Next</a>${more}`)
    const live = ['https://acme.example/files/1.pdf', 'https://acme.example/files/2.pdf']
    const readPages = (last: string, page = first()) =>
      read({ [url]: page, ...(last && { [`${url}?page=2`]: last }) }, { live })

    test('is complete, and doubted', async () => {
      expect(await readPages(html('<ul></ul>'))).toMatchObject({
        complete: true,
        doubt: 'acme.example gave nothing new where its next page should be.',
      })
    })

    test.each<[string, string, string?]>([
      ['is not there', ''],
      ['is cut off', '<html><ul></ul>'],
      ['comes after one that is cut off', html('<ul></ul>'), first().slice(0, -14)],
      ['asks to log in', html(MODAL)],
      ['has another title', html('<p>Back soon.</p>', '<title>Maintenance</title>')],
      ['leads to a job', html(link('/files/2.pdf', 'More'))],
      ['holds a description that cannot be read', described('Tutor').replace('"title"', 'title:')],
    ])('is incomplete where that %s', async (_, last, page) => {
      expect(await readPages(last, page)).toMatchObject({ complete: false })
    })
  })

  test.each([
    ['?page=2', 2],
    ['/careers?page=2', 2],
    ['?month=2026-12', 1],
    ['/careers/2', 1],
    ['/news?page=2', 1],
    ['#', 1],
  ])('whose link to %s reads Next gives %i of its postings', async (href, length) => {
    const pages = {
      [url]: html(`<ul>${link('/files/1.pdf', 'Reading Tutor')}</ul><a href="${href}">Next »</a>`),
      [new URL(href, url).href]: html(`<ul>${link('/files/2.pdf', 'Math Tutor')}</ul>`),
    }
    expect(await read(pages)).toMatchObject({ postings: { length }, complete: true })
  })

  test('whose next page is the first one again is incomplete', async () => {
    const page = html(`<ul>${link('/jobs/1', 'Reading Tutor')}</ul><a rel="next" href="?page=2">Next</a>`)
    const reading = await read({
      [url]: page,
      [`${url}?page=2`]: page,
      'https://acme.example/jobs/1': described('Reading Tutor'),
    })
    expect(reading).toMatchObject({ complete: false, postings: [{ title: 'Reading Tutor' }] })
  })

  test('whose further pages all lead with the same posting is read to its end', async () => {
    const page = (id: number, more: string) =>
      html(`<ul>${link('/files/0.pdf', 'Lead Tutor')}${link(`/files/${id}.pdf`, `Tutor ${id}`)}</ul>${more}`)
    const reading = await read({
      [url]: page(1, '<a rel="next" href="?page=2">Next</a>'),
      [`${url}?page=2`]: page(2, '<a rel="next" href="?page=2">Next</a>'),
    })
    expect(reading).toMatchObject({ complete: true })
    expect(titles(reading)).toEqual(['Lead Tutor', 'Tutor 1', 'Tutor 2'])
  })

  test('of headings gives the text beneath each', async () => {
    const body =
      '<h1>Careers</h1><h3>Science Teacher</h3><p>Teach science.</p><p>Full time.</p><h3>School Nurse</h3><p>Care.</p>'
    expect(await read({ [url]: html(body) })).toMatchObject({
      postings: [
        { title: 'Science Teacher', url, html: '<p>Teach science.</p>\n<p>Full time.</p>' },
        { title: 'School Nurse' },
      ],
    })
  })

  test('of plain lines is read under the heading that speaks of openings', async () => {
    const body =
      '<p>Principal Smith</p><h2>Current Open Positions</h2><h3>Certified</h3><p>Art Teacher - North</p><p>Costume Lead</p><h3>How to apply</h3><p>Call the office manager.</p>'
    expect(titles(await read({ [url]: html(body) }))).toEqual(['Art Teacher - North', 'Costume Lead'])
  })

  test.each(['Ã‰ducation', 'Ã\u0089ducation', '�ducation'])(
    'whose postings are told by their titles is incomplete where their letters are misread as %s',
    async (word) => {
      const listing = (title: string, live: string[] = []) =>
        read({ [url]: html(`<h2>Open Positions</h2><p>${title}</p>`) }, { live })
      expect(await listing('Teacher, Éducation – “Été”')).toMatchObject({ complete: true })
      const title = `Teacher, ${word}`
      expect(await listing(title)).toMatchObject({ complete: false, postings: { length: 1 } })
      // A job that was told by these letters before still is.
      expect(await listing(title, [title])).toMatchObject({ complete: true })
      expect(await listing(title, [title, 'Teacher, Éducation'])).toMatchObject({ complete: false })
    },
  )

  test('of numbered sections gives each its own address and text', async () => {
    const section = (id: number, title: string) =>
      `<div id="job-${id}"><strong>${title}:</strong><p>What it is.</p><strong>Duties</strong></div>`
    expect(await read({ [url]: html(section(283, 'Cook') + section(282, 'Registrar')) })).toMatchObject({
      postings: [
        { externalId: 'job-283', title: 'Cook', url: `${url}#job-283` },
        { externalId: 'job-282', title: 'Registrar' },
      ],
    })
  })

  test.each([
    'There are no current openings at this time.',
    'No jobs found',
    'We do not currently have any open positions, but please come back.',
    'There are no vacancies to display right now!',
    'There are no open positions at Lincoln Elementary School',
    'There are no open positions at the present time',
    'There are no open positions at this time - please check back',
    'There are no open positions for the 2026-2027 school year',
    'There are no open positions within the district',
    'No positions are currently available',
    'No job openings have been posted',
    'We have no openings at our school right now',
  ])('that says “%s” is an empty board', async (sentence) => {
    const body = `<h1>Careers</h1><p>${sentence}</p>`
    expect(await read({ [url]: html(body) })).toMatchObject({ postings: [], complete: true })
  })

  test.each([
    '<p>No positions are kept on file.</p>',
    '<p>If there are no openings in our schools, send us your papers.</p>',
    '<p>We have no jobs with a better view.</p>',
    '<p>There are no positions for your skills, join our network.</p>',
    '<p>No positions are open-ended.</p>',
    '<p>There is no job, and no opening is hidden: <a href="/all">see all</a>.</p>',
    '<script>var words = { none: "There are no current openings." }</script>',
  ])('that only speaks of openings, as %s, is not read as empty', async (body) => {
    await expect(read({ [url]: html(body) })).rejects.toMatchObject({ kind: 'changed' })
  })

  test('of news, staff and programmes is not a list of jobs', async () => {
    const body = `<h1>About us</h1><ul>${link('/news/1', 'School wins prize')}${link('/news/2', 'New library opens')}${link('/staff', 'Staff Directory')}</ul>`
    await expect(read({ [url]: html(body) })).rejects.toMatchObject({ kind: 'changed' })
  })

  test('that its scripts make is read on the rendered page', async () => {
    const web = {
      ...webOf({ [url]: html('<div id="app"></div>') }),
      render: async () => response(200, url, html(`<ul>${link('/files/a.pdf', 'Art Teacher')}</ul>`)),
    }
    expect(await readBoard(board, { web })).toMatchObject({ postings: [{ title: 'Art Teacher' }] })
  })

  test.each([
    ['comments that never end', '<!--'.repeat(200_000)],
    ['data attributes', 'data-'.repeat(200_000)],
    ['links', '<a href="https://jobs.lever.co/a'.repeat(30_000)],
    ['headings', '<h3>School Nurse</h3><p>x</p>'.repeat(5_000)],
    ['slashes', '\\/'.repeat(300_000)],
  ])('of %s is read to its end', async (_, body) => {
    const outcome = await read({ [url]: html(body) }).then(
      () => 'read',
      ({ kind }: { kind?: unknown }) => kind,
    )
    expect(['read', 'changed']).toContain(outcome)
  })
})
