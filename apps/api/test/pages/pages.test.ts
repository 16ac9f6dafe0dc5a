import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { calls } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'
import { clientFolder } from './client-folder.ts'

const SCRIPT = 'console.log("lilypad")'
/** Stands in for the client's server build, and counts its calls. */
const PRERENDER = `let drawn = 0
export const prerenderScreens = ({ user }) => {
  if (user?.fname === 'Undrawable') throw new Error('no picture of that')
  return '<template data-drawn="' + ++drawn + '">' + (user ? user.fname : 'nobody') + '</template>'
}
export const screenWithData = (at) => {
  const [, id] = /^\\/job\\/(.*)$/.exec(at) ?? []
  if (id === undefined) return null
  const draw = ({ user }, [{ job }]) => {
    if (user?.fname === 'Undrawable') throw new Error('no picture of that')
    return '<h1>' + job['Job Title'] + '</h1>' + (user ? user.fname : 'nobody')
  }
  return { callsFor: () => [['loadFrontEndJob', { id }]], draw }
}`
const CSP =
  "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';manifest-src 'self';worker-src 'self'"
let api: TestApi
let folder: string

function buildClient() {
  folder = clientFolder()
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'))
  mkdirSync(join(client, 'mail'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/render.js'), PRERENDER)
  writeFileSync(join(client, 'mail/mark.png'), 'a picture')
  writeFileSync(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(client, 'lilypad.webmanifest'), '{}')
  writeFileSync(join(client, 'service-worker.js'), '')
  writeFileSync(join(client, 'assets/app-abc123.js'), SCRIPT)
  writeFileSync(join(client, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(client, 'assets/app-abc123.js.gz'), gzipSync(SCRIPT))
  return folder
}

beforeAll(async () => {
  api = await createTestApi({ webFolder: buildClient(), env: { METRICS_TOKEN: 'a-token' } })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => api.visitor().fetch(path, { headers })
function dataOf(html: string) {
  const [, json = ''] = /<script type="application\/json" id="lilypad-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as {
    user: unknown
    home: { jobs: { 'Job Title': string }[] }
    settings: unknown
  }
}

describe('index.html', () => {
  // holds Part 1 §2 Start-up: User, colour map and alerts are loaded; user, home jobs and settings come with the page
  test('carries user, home page jobs and settings in wire form, and is not stored', async () => {
    const person = await api.a.user()
    await api.a.job({ title: 'Prerendered', freeTenth: true, salaryRange: '$70,000' })
    await api.a.job({ title: 'Hidden' })
    const browser = await api.as(person)
    const response = await browser.fetch('/')
    const data = dataOf(await response.text())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(data.user).toEqual((await browser.getLoggedInUser({})).user)
    expect(data.home.jobs.map((job) => job['Job Title'])).toEqual(['Prerendered'])
    expect(data.settings).toEqual((await browser.loadSettings({})).settings)
  })

  // holds Part 1 §7: Pre-rendered data stands in for the first load
  test('for a visitor the user is null', async () => {
    expect(dataOf(await (await get('/index.html')).text()).user).toBeNull()
  })

  test('shows how its screens look before the app is there, drawn once for all visitors', async () => {
    const prerenderedAt = async (browser: { fetch: (path: string) => Promise<Response> }) =>
      /<template data-drawn="(\d+)">(.*?)<\/template><\/body>/.exec(await (await browser.fetch('/')).text())
    const [, first, nobody] = (await prerenderedAt(api.visitor())) ?? []
    const [, again] = (await prerenderedAt(api.visitor())) ?? []
    const [, own, name] = (await prerenderedAt(await api.as(await api.a.user({ firstName: 'Wilma' })))) ?? []
    expect(nobody).toBe('nobody')
    expect(again).toBe(first)
    expect(name).toBe('Wilma')
    expect(own).not.toBe(first)
  })

  test('comes all the same when they cannot be drawn', async () => {
    const person = await api.as(await api.a.user({ firstName: 'Undrawable' }))
    const response = await person.fetch('/')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('data-drawn')
    expect(dataOf(html).user).toMatchObject({ fname: 'Undrawable' })
  })

  test('is a page that says so where its data cannot be loaded, for programs JSON', async () => {
    await api.db.execute(sql`alter table alerts rename to gone`)
    onTestFinished(async () => void (await api.db.execute(sql`alter table gone rename to alerts`)))
    const page = await get('/', { accept: 'text/html,*/*' })
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(await page.text()).toMatch(/That didn’t work[\s\S]+Request id[\s\S]+Back to Lilypad/)
    expect(await (await get('/')).json()).toMatchObject({ success: false })
  })

  describe('the screen of an address', () => {
    const screenFor = async (browser: { fetch: (path: string) => Promise<Response> }, at: string) => {
      const response = await browser.fetch(`/prerendered?${new URLSearchParams({ at })}`)
      type Whole = { html: string; replies: unknown[] }
      return { response, whole: response.status === 200 ? ((await response.json()) as Whole) : null }
    }

    test('is drawn with its data, which comes with it as its calls reply', async () => {
      const { id } = await api.a.job({ title: 'Drawn', description: 'All of it.' })
      const person = await api.as(await api.a.subscriber({ firstName: 'Wilma' }))
      const { response, whole } = await screenFor(person, `/job/${id}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      expect(whole?.html).toBe('<h1>Drawn</h1>Wilma')
      expect(whole?.replies).toMatchObject([await person.loadFrontEndJob({ id: String(id) })])
    })

    test('is not drawn of a text that would keep everybody waiting', async () => {
      const person = await api.as(await api.a.subscriber())
      const drawn = async (description: string) => {
        const { id } = await api.a.job({ description })
        return (await screenFor(person, `/job/${id}`)).whole !== null
      }
      expect([await drawn('a@b.'.repeat(5_000)), await drawn('a@b.'.repeat(10_000))]).toEqual([true, false])
      expect([await drawn('- Teach.\n'.repeat(500)), await drawn('- x\n'.repeat(700))]).toEqual([true, false])
    })

    test('is not drawn of what the person may not see, of nothing, and where it cannot be', async () => {
      const { id } = await api.a.job({ title: 'For members' })
      const visitor = api.visitor()
      const free = await api.as(await api.a.user())
      const undrawable = await api.as(await api.a.subscriber({ firstName: 'Undrawable' }))
      const answers = [
        await screenFor(visitor, `/job/${id}`),
        await screenFor(free, `/job/${id}`),
        await screenFor(visitor, '/job/999999'),
        await screenFor(visitor, '/job/nothing'),
        await screenFor(visitor, '/tracker'),
        await screenFor(undrawable, `/job/${id}`),
        { response: await visitor.fetch('/prerendered') },
        { response: await visitor.fetch('/prerendered?at=/job/1&at=/job/2') },
      ].map(({ response: { status, headers } }) => [
        status,
        headers.get('vary'),
        headers.get('cache-control'),
      ])
      expect(answers).toEqual(Array(8).fill([204, 'Accept-Encoding, Cookie', 'no-store']))
    })
  })

  test('30 screens a minute are drawn for a person; the page and its data come all the same', async () => {
    const limited = await createTestApi({ webFolder: folder, env: { RATE_LIMIT_SCALE: '1' } })
    onTestFinished(() => limited.close())
    const { id } = await limited.a.job({ title: 'Drawn' })
    const [atHome, atJob] = [await limited.a.subscriber(), await limited.a.subscriber()]
    const thirtyOne = async (person: { id: number }, path: string) => {
      const browser = await limited.as(person)
      const texts: string[] = []
      for (let turn = 0; turn < 31; turn += 1) texts.push(await (await browser.fetch(path)).text())
      return texts
    }
    const pages = await thirtyOne(atHome, '/')
    expect(pages.map((html) => html.includes('data-drawn'))).toEqual([...Array(30).fill(true), false])
    expect(dataOf(pages.at(-1) ?? '').user).toMatchObject({ id: atHome.id })
    const screens = await thirtyOne(atJob, `/prerendered?at=/job/${id}`)
    expect(screens.map((text) => text !== '')).toEqual([...Array(30).fill(true), false])
  })

  test('no job can end the script element', async () => {
    const title = '</script><script>alert(1)</script><!--'
    await api.a.job({ title, featured: true, salaryRange: '$70,000' })
    await api.announceJobs()
    await expect
      .poll(async () => dataOf(await (await get('/')).text()).home.jobs[0]?.['Job Title'], {
        timeout: 60_000,
      })
      .toBe(title)
    const html = await (await get('/')).text()
    // One for the data of the page, one for what it says of us.
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html).not.toContain('<!--')
  })
})

describe('security headers on every HTML reply', () => {
  test.each(['/', '/index.html', '/docs'])('%s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-type')).toContain('text/html')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('HSTS a year with subdomains, on https only', async () => {
    const secure = await createTestApi({ webFolder: folder, env: { PUBLIC_URL: 'https://pond.example' } })
    try {
      const { headers } = await secure.visitor().fetch('/')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('content-security-policy')).toBe(`${CSP};upgrade-insecure-requests`)
    } finally {
      await secure.close()
    }
  })
})

describe('analytics and affiliates are let through only where they are set', () => {
  const mixpanel = 'https://api-js.mixpanel.com'
  const rewardful = 'https://api.getrewardful.com'
  const script = "script-src 'self' https://r.wdfl.co"

  test.each<[string, Record<string, string>, string[]]>([
    ['Mixpanel', { MIXPANEL_TOKEN: 'token' }, [`connect-src 'self' ${mixpanel}`]],
    ['Rewardful', { REWARDFUL_KEY: 'key' }, [`connect-src 'self' ${rewardful}`, script]],
    [
      'both',
      { MIXPANEL_TOKEN: 'token', REWARDFUL_KEY: 'key' },
      [`connect-src 'self' ${mixpanel} ${rewardful}`, script],
    ],
  ])('%s', async (_service, env, added) => {
    const open = await createTestApi({ webFolder: folder, env })
    try {
      const { headers } = await open.visitor().fetch('/')
      expect(headers.get('content-security-policy')).toBe([CSP, ...added].join(';'))
    } finally {
      await open.close()
    }
  })
})

describe('the web client’s files', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('come as the build compressed them: %s', async (accepted, encoding) => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(await response.text()).toBe(SCRIPT)
  })

  test('those whose names are hashed are kept for good, the others for an hour', async () => {
    const hashed = await get('/assets/app-abc123.js')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('the service worker is asked for at each visit, and the manifest has its type', async () => {
    const worker = await get('/service-worker.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-type')).toContain('application/javascript')
    const manifest = await get('/lilypad.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  })

  test('the page that is kept for those without a connection holds nothing of anyone', async () => {
    const html = await (await get('/offline.html')).text()
    expect(html).toContain('<script type="application/json" id="lilypad-data">{}</script>')
    expect(html).toContain('<body></body>')
  })

  test('of e-mails can be shown by other programs, ours by our pages alone', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policy('/mail/mark.png')).toBe('cross-origin')
    expect(await policy('/favicon.svg')).toBe('same-origin')
  })

  test.each([
    '/nothing.js',
    '/assets/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not there, packed or not', async (path) => {
    for (const encoding of ['gzip', 'identity'])
      expect([403, 404]).toContain((await get(path, { 'accept-encoding': encoding })).status)
  })

  test('a client whose page has no place for the data does not start', async () => {
    const other = clientFolder('<!doctype html>')
    await expect(createTestApi({ webFolder: other })).rejects.toThrow('must hold <!--lilypad-data-->')
    rmSync(other, { recursive: true })
  })
})

describe('logos', () => {
  const store = (file: string, contentType: string, content: string) =>
    api.db.insert(schema.companyLogos).values({
      file,
      contentType,
      content: Buffer.from(content),
      sourceUrl: `https://example.com/${file}`,
      fetchedAt: new Date(),
    })

  // holds Decisions §7: Logos: told by content, sanitised, served by us
  test('are served by us, cached for long', async () => {
    await store('6f1b-9.png', 'image/png', 'picture')
    const response = await get('/logos/6f1b-9.png')
    expect(await response.text()).toBe('picture')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('one that is asked for again is not read again', async () => {
    await store('6f1b-8.png', 'image/png', 'picture')
    const first = await get('/logos/6f1b-8.png')
    await api.db.delete(schema.companyLogos)
    expect(await (await get('/logos/6f1b-8.png')).text()).toBe(await first.text())
  })

  test('those in memory take 32 MB, the ones asked for last', async () => {
    const names = Array.from({ length: 4 }, (_, place) => `6f1b-2${place}.png`)
    for (const name of names) {
      await store(name, 'image/png', 'a'.repeat(9_000_000))
      expect((await get(`/logos/${name}`)).status).toBe(200)
    }
    await api.db.delete(schema.companyLogos)
    const statuses = await Promise.all(names.map(async (name) => (await get(`/logos/${name}`)).status))
    expect(statuses).toEqual([404, 200, 200, 200])
  })

  test('a stranger’s SVG that was stored before is not served', async () => {
    await store('6f1b-9.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await get('/logos/6f1b-9.svg')).status).toBe(404)
  })

  test.each(['unknown.png', 'a', '..%2f..%2fpackage.json', '%00.png'])('%s: 404', async (file) => {
    expect((await get(`/logos/${file}`)).status).toBe(404)
  })
})

describe('health, readiness and metrics', () => {
  // holds Decisions §3: `GET /healthz`, `GET /readyz`
  test('/healthz lives, /readyz tells the truth', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ success: true, alive: true })
    expect(await (await get('/readyz')).json()).toEqual({
      success: true,
      database: true,
      migrations: true,
      queue: true,
    })
    const other = await createTestApi()
    await other.deps.queue.close()
    await other.deps.database.close()
    const response = await other.visitor().fetch('/readyz')
    expect([response.status, await response.json()]).toEqual([
      503,
      { success: false, database: false, migrations: false, queue: false },
    ])
    await other.app.close()
  })

  test('/readyz: 503 while a migration of this version is missing, and 200 when a newer version brought more', async () => {
    const answer = async () => {
      const response = await get('/readyz')
      return [response.status, await response.json()]
    }
    const applied = sql`drizzle.__drizzle_migrations`
    const newest = sql`(select max(created_at) from ${applied})`
    await api.db.execute(sql`insert into ${applied} (hash, created_at) values ('newer', ${newest} + 1)`)
    expect(await answer()).toMatchObject([200, { migrations: true }])
    await api.db.execute(sql`update ${applied} set created_at = created_at - 10000000000000`)
    expect(await answer()).toMatchObject([503, { success: false, database: true, migrations: false }])
    await api.db.execute(sql`update ${applied} set created_at = created_at + 10000000000000`)
    expect(await answer()).toMatchObject([200, { migrations: true }])
  })

  test('/metrics speaks Prometheus on this machine', async () => {
    await api.visitor().loadAlerts({})
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(
      /lilypad_http_request_seconds_count\{method="GET",route="\/api\/load_alerts",status="200"\} \d/,
    )
    expect(text).toContain('lilypad_queue_jobs{lane="outside",state="waiting"} 0')
  })

  test('through a proxy /metrics requires the token', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' }
    expect((await get('/metrics', forwarded)).status).toBe(403)
    expect((await get('/metrics', { ...forwarded, authorization: 'Bearer another' })).status).toBe(403)
    expect((await get('/metrics', { ...forwarded, authorization: 'Bearer a-token' })).status).toBe(200)
  })
})

describe('/docs', () => {
  test('is readable under the policy: every script and style is a file of ours', async () => {
    const html = await (await get('/docs')).text()
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*src=)| on\w+=|https?:\/\//)
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(3)
    for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200])
  })

  // holds Part 1 §7: Every call is in one registry, with a handler and a description
  test('/docs/json describes every call of the registry', async () => {
    const document = (await (await get('/docs/json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }
    expect(document.openapi).toBe('3.1.0')
    for (const [name, { method, path }] of Object.entries(calls))
      expect([name, document.paths[path]?.[method.toLowerCase()]]).toEqual([
        name,
        expect.objectContaining({ operationId: name, summary: expect.stringMatching(/\w \w/) }),
      ])
    expect(document.paths['/api/headless_log_in']).toMatchObject({
      post: { operationId: 'logIn', tags: ['accounts'], requestBody: { required: true } },
    })
    expect(document.paths['/api/load_front_end_job']).toMatchObject({
      get: { parameters: [{ name: 'id', in: 'query', required: true }] },
    })
  })
})

describe('/admin-api/queues', () => {
  test('is for admins only', async () => {
    for (const path of ['/admin-api/queues', '/admin-api/queues/api/queues']) {
      const free = await api.as(await api.a.user())
      expect([path, (await get(path)).status, (await free.fetch(path)).status]).toEqual([path, 401, 403])
    }
  })

  test('shows every lane to an admin, and changes nothing for another site', async () => {
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    const page = await admin.fetch('/admin-api/queues')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self';")
    const [, script = ''] = /src="(static\/js\/main[^"]+)"/.exec(await page.text()) ?? []
    const file = await admin.fetch(`/admin-api/queues/${script}`)
    expect(file.headers.get('content-type')).toContain('javascript')
    const queues = await (await admin.fetch('/admin-api/queues/api/queues')).text()
    expect(queues).toContain('lilypad-outside')
    expect(queues).toContain('lilypad-inside')
    expect(queues).toContain('lilypad-mails')
    const headers = { 'sec-fetch-site': 'cross-site' }
    const pause = await admin.fetch('/admin-api/queues/api/queues/pause', { method: 'PUT', headers })
    expect(pause.status).toBe(403)
  })
})

// holds Part 1 §2 Footer: Terms, Privacy, Cookies lead to the terms; the current year
test('/terms.pdf is a sample that says so', async () => {
  const response = await get('/terms.pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(await response.text()).toContain('THIS IS A SAMPLE TEXT')
})
