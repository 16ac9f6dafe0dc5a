import { execFileSync } from 'node:child_process'
import { createClock, type WebResponse } from '@lilypad/domain'
import { afterAll, beforeAll } from 'vitest'
import { createFetching, type Fetching } from '../src/index.ts'
import { packagedChromium } from '../src/render/find-chromium.ts'
import { answer, type Handler, html, serve } from './local-server.ts'
import { testOptions } from './open-fetching.ts'

/**
 * The packaged browser if there is one: it renders at half the cost of a full Chromium. Tests of the browser itself use
 * the one that the product uses.
 */
export const lightBrowser = async () => (await packagedChromium()?.())?.executablePath ?? null

/** One browser for the tests of a file; a page has `timeScale` times 30 s. */
export function useBrowser() {
  const opened: { fetching?: Fetching } = {}
  beforeAll(async () => {
    opened.fetching = createFetching({
      ...testOptions,
      clock: createClock({ timeScale: 1, paceScale: 0 }),
      browserPath: await lightBrowser(),
    })
  })
  afterAll(() => opened.fetching?.close())

  function open() {
    if (!opened.fetching) throw new Error('The browser of these tests is not there yet.')
    return openRender(opened.fetching)
  }

  /** Renders `/jobs` of its own server. */
  async function renderJobs(routes: Record<string, Handler>) {
    const server = await serve(routes)
    const { session, render } = open()
    return { server, session, rendered: render(`${server.origin}/jobs`) }
  }
  return { renderJobs, render: (url: string): Promise<WebResponse> => open().render(url) }
}

export function openRender(fetching: Fetching) {
  const session = fetching.openBoard()
  const { render } = session.web
  if (!render) throw new Error('These tests need a browser, and none was found.')
  return { session, render }
}

export const page = (code: string) =>
  html(`<!doctype html><meta charset="utf-8"><title>Jobs</title><main></main><script>${code}</script>`)
export const script = (code: string) =>
  answer(200, code, { 'content-type': 'text/javascript; charset=utf-8' })

/** The browser processes started by this process. */
export function browserProcesses(): { pid: number; args: string }[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = rows.map((row) => {
    const [pid, parent, state = '', ...args] = row.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), state, args: args.join(' ') }
  })
  const ours = new Set([process.pid])
  for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  return all.filter(
    ({ pid, state, args }) => ours.has(pid) && !state.startsWith('Z') && /chrom[^/]* --/i.test(args),
  )
}
