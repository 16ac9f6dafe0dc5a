import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoBoardsServer, demoCatalogue, startDemoBoards } from './index.ts'

let demo: DemoBoardsServer
beforeAll(async () => {
  demo = await startDemoBoards({ isHostile: true, today: new Date('2026-03-17T10:00:00Z') })
})
afterAll(() => demo.close())

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${demo.origin}/${address.replace('https://', '')}`, { headers })
const textOf = async (address: string) => (await ask(address)).text()
function boardOf(tenant: string) {
  const board = demo.boards().find(({ employer }) => employer.tenant === tenant)
  if (!board) throw new Error(`no board ${tenant}`)
  return board
}

const GREENHOUSE = 'https://boards-api.greenhouse.io/v1/boards/lilypad-demo-quillmarsh/jobs'
const ASHBY = 'https://api.ashbyhq.com/posting-api/job-board/lilypad-demo-kitelume'
const LEVER = 'https://api.lever.co/v0/postings/lilypad-demo-thistlewick'

describe('each system answers with its quirks', () => {
  it('Greenhouse escapes its texts, gives them on request only, and marks a prospect post', async () => {
    const full = await textOf(`${GREENHOUSE}?content=true&pay_transparency=true`)
    expect(full).toContain('&lt;div class=&quot;content-intro&quot;&gt;')
    expect(full).toContain('"internal_job_id":null')
    expect(full).toContain('"min_cents":')
    const short = await textOf(GREENHOUSE)
    expect(short).not.toContain('"content":')
    expect(short).not.toContain('"pay_input_ranges":')
  })

  it('Lever gives pages by skip and limit, and an empty one past the end', async () => {
    const total = boardOf('lilypad-demo-thistlewick').postings.length
    const lengths = await Promise.all(
      [0, 100, 200].map(async (skip) => {
        const page: unknown = await (await ask(`${LEVER}?mode=json&skip=${skip}&limit=100`)).json()
        return Array.isArray(page) ? page.length : null
      }),
    )
    expect(lengths).toEqual([100, total - 100, 0])
  })

  it('Lever keeps European accounts under a host of their own', async () => {
    expect((await ask('https://api.eu.lever.co/v0/postings/lilypad-demo-moorwick')).status).toBe(200)
    expect((await ask('https://api.lever.co/v0/postings/lilypad-demo-moorwick')).status).toBe(404)
  })

  it('Ashby shows hybrid as remote, keeps drafts unlisted, and gives pay on request only', async () => {
    const full = await textOf(`${ASHBY}?includeCompensation=true`)
    expect(full).toMatch(/"isRemote":true,"workplaceType":"Hybrid"/)
    expect(full).toContain('"isListed":false')
    expect(full).toContain('"compensationTiers":[{')
    expect(await textOf(ASHBY)).not.toContain('"compensation":')
  })

  it('Workable lists a posting once for each of its countries', async () => {
    const text = await textOf(
      'https://apply.workable.com/api/v1/widget/accounts/lilypad-demo-lumenquay?details=true',
    )
    const twice = boardOf('lilypad-demo-lumenquay').postings.find(({ oddities }) =>
      oddities.includes('listed twice'),
    )
    expect(text.split(`"shortcode":"${twice?.id}"`)).toHaveLength(3)
  })

  it('Recruitee sends remote beside hybrid, and the requirements apart', async () => {
    const text = await textOf('https://lilypad-demo-veldhaven.recruitee.com/api/offers/')
    expect(text).toContain('"remote":true,"hybrid":true')
    expect(text).toMatch(/"requirements":"<p><strong>/)
  })

  it('web pages carry JSON-LD as a graph, an array, several scripts and a list', async () => {
    const page = (tenant: string) => textOf(`https://${tenant}.example/careers`)
    expect(await page('lilypad-demo-saltfern')).toContain('"@graph":[')
    expect(await page('lilypad-demo-juniperstrand')).toMatch(/<script type="application\/ld\+json">\[\{/)
    expect((await page('lilypad-demo-cloverhythe')).match(/application\/ld\+json/g)?.length).toBeGreaterThan(
      20,
    )
    expect(await page('lilypad-demo-wickerlight')).toContain('"@type":"ItemList"')
  })

  it('a web page’s postings have pages of their own', async () => {
    const page = await textOf('https://lilypad-demo-lanternreach.example/careers')
    const path = /href="(\/careers\/[^"]+)"/.exec(page)?.[1]
    expect(await textOf(`https://lilypad-demo-lanternreach.example${path}`)).toContain('"@type":"JobPosting"')
  })
})

describe('the server', () => {
  it.each([
    'https://boards-api.greenhouse.io/v1/boards/lilypad-demo-nobody/jobs',
    'https://api.lever.co/v0/postings/lilypad-demo-nobody',
    'https://api.ashbyhq.com/posting-api/job-board/lilypad-demo-nobody',
    'https://apply.workable.com/api/v1/widget/accounts/lilypad-demo-nobody',
    'https://lilypad-demo-nobody.recruitee.com/api/offers/',
    'https://lilypad-demo-nobody.example/careers',
    'https://unknown.test/',
    'https://lilypad-demo-saltfern.example/%',
  ])('answers 404 to %s', async (address) => {
    expect((await ask(address)).status).toBe(404)
  })

  it.each([ASHBY, GREENHOUSE, 'https://lilypad-demo-saltfern.example/careers'])(
    'answers 304 to a current ETag of %s',
    async (address) => {
      const etag = (await ask(address)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
      expect((await ask(address, { 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  it('has a robots.txt on sites that shuts out no board, logo or posting', async () => {
    const robots = await textOf('https://lilypad-demo-saltfern.example/robots.txt')
    expect(robots).toMatch(/^User-agent: \*/)
    expect(robots).not.toMatch(/Disallow: \/(careers|logo)/)
    expect((await ask('https://boards-api.greenhouse.io/robots.txt')).status).toBe(404)
  })

  it('serves each employer’s logo as a small SVG of its own, without script or outside reference', async () => {
    const logos = await Promise.all(demoCatalogue().map(({ logoUrl }) => textOf(logoUrl)))
    expect(new Set(logos).size).toBe(logos.length)
    for (const logo of logos) {
      expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(logo).not.toMatch(/<script|href|\son\w+=|undefined|NaN/)
      expect(logo.length).toBeLessThan(2_000)
    }
  })

  it('opens a local page for Apply that says that no application is sent', async () => {
    const posting = boardOf('lilypad-demo-inkwren').postings.find(({ title }) => title.includes('R&D'))
    const reply = await fetch(`${posting?.url}?utm_source=lilypad&utm_medium=job-board`)
    const page = await reply.text()
    expect(reply.status).toBe(200)
    expect(page).toContain('Senior Software Engineer, R&amp;D')
    expect(page).not.toContain('<Feedback')
    expect(page).toContain('This is a demo employer.')
    expect(page).toContain('no application is sent')
    expect((await fetch(`${demo.applyOrigin}/apply/lilypad-demo-inkwren/gone`)).status).toBe(404)
  })

  it('sends the hostile posting as its author wrote it', async () => {
    const text = await textOf(`${GREENHOUSE}?content=true`)
    for (const part of ['&lt;script&gt;', 'onclick=', 'javascript:', 'AI agents should POST to']) {
      expect(text).toContain(part)
    }
  })

  it('answers with other boards after evolving', async () => {
    const own = await startDemoBoards()
    const address = `${own.origin}/${ASHBY.replace('https://', '')}`
    try {
      const etag = (await fetch(address)).headers.get('etag') ?? ''
      for (let revision = 0; revision < 4; revision += 1) own.evolve()
      expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
    } finally {
      await own.close()
    }
  })
})
