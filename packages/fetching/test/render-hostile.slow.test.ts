import { describe, expect, it } from 'vitest'
import { answer, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'
import { browserProcesses, lightBrowser, openRender, page, useBrowser } from './rendering.ts'

const patient = useBrowser()
const here = 'document.querySelector("main").append("here");'

/** One server whose pages run these scripts, by name. */
function servePages(codes: Record<string, string>, first = '') {
  const pages = Object.entries(codes).map(([name, code]) => [`/${name}`, page(first + code)] as const)
  return serve(Object.fromEntries(pages))
}

describe('a page that fights the renderer', () => {
  it('without end is unreachable, and its process is gone', async () => {
    const endless = {
      loop: 'for (;;);',
      late: 'setTimeout(() => { for (;;); }, 300)',
      dialogs: 'for (;;) alert(1)',
      promises: 'const next = () => Promise.resolve().then(next); next()',
    }
    const server = await servePages(endless)
    const { render } = openRender(openFetching({ timeScale: 0.05, browserPath: await lightBrowser() }))
    const failures = await Promise.all(
      Object.keys(endless).map((name) => failureOf(render(`${server.origin}/${name}`))),
    )
    expect(failures.map(({ kind }) => kind)).toEqual(Array(4).fill('unreachable'))
    expect(failures[0]?.message).toMatch(/^Rendering the page of .* took longer than 0\.5 minutes\.$/)
    const running = browserProcesses().filter(({ args }) => args.includes('--type=renderer'))
    expect(running.length).toBeLessThan(3)
  })

  it('by too much HTML, or by going where there is no page, is changed', async () => {
    const server = await servePages({
      large: 'document.body.append(document.createComment("x".repeat(33 * 1024 ** 2)))',
      nowhere: 'location.href = "http://127.0.0.1:1/"',
    })
    const [large, nowhere] = await Promise.all(
      ['large', 'nowhere'].map((name) => failureOf(patient.render(`${server.origin}/${name}`))),
    )
    expect(large).toMatchObject({ kind: 'changed', message: expect.stringContaining('more than 32 MiB') })
    expect(nowhere).toMatchObject({ kind: 'changed', message: expect.stringContaining('could not be shown') })
  })

  it('by popups, dialogs, websockets and faked properties is still read', async () => {
    const tricks = {
      popups: 'for (let i = 0; i < 50; i++) open("/popup")',
      dialogs: 'alert(1); confirm(2); prompt(3); print(); onbeforeunload = () => "stay"',
      websockets: 'new WebSocket("ws://" + location.host + "/socket")',
      lies: 'Object.defineProperty(Element.prototype, "outerHTML", { get: () => "lie" })',
    }
    const names = Object.keys(tricks)
    const server = await servePages(tricks, here)
    const pages = await Promise.all(names.map((name) => patient.render(`${server.origin}/${name}`)))
    for (const response of pages) expect(response.text()).toContain('<main>here</main>')
    expect(server.paths().sort()).toEqual(names.map((name) => `/${name}`).sort())
  })

  it('by a download, or by never coming to rest, is read as it is', async () => {
    const saved = { 'content-type': 'application/zip', 'content-disposition': 'attachment' }
    const server = await serve({
      '/download': page(`${here} location.href = "/file"`),
      '/restless': page(`${here} setInterval(() => fetch("/poll"), 100)`),
      '/file': answer(200, 'x', saved),
    })
    const { render } = openRender(openFetching({ timeScale: 0.15, browserPath: await lightBrowser() }))
    const pages = await Promise.all(
      ['download', 'restless'].map((name) => render(`${server.origin}/${name}`)),
    )
    for (const response of pages) expect(response.text()).toContain('<main>here</main>')
  })

  it('by navigating for ever makes no more than 300 requests', async () => {
    const server = await serve(page('location.replace("/" + Math.random())'))
    const { render } = openRender(openFetching({ timeScale: 0.1, browserPath: await lightBrowser() }))
    const outcome = render(`${server.origin}/jobs`).then(() => 'read', failureKind)
    expect(['read', 'changed', 'unreachable', 'blocked']).toContain(await outcome)
    expect(server.paths().length).toBeLessThanOrEqual(301)
  })
})

const failureKind = async (error: unknown) => (await failureOf(Promise.reject(error))).kind
