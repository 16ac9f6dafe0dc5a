import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Call, calls } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createReplyCache, encodingFor, HTML, PreparedReply, sendEncoded } from '../../http/prepared-reply.ts'
import type { Limits } from '../../http/rate-limits.ts'

/** The data served with the page, in wire form: the replies to its first calls. */
export type Prerender = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ user: { id: number } | null }>

export type PageData = {
  ofPage: Prerender
  /** What a single screen needs beside its own calls: who is there, and the settings. */
  ofPerson: Prerender
  /** Whether a screen may be drawn for somebody, once it is known who they are. */
  mayDraw: Limits['mayDraw']
}

type ScreenWithData = {
  /** The calls whose replies it is drawn from for a person: their names and requests. */
  callsFor: (data: object) => readonly (readonly [name: string, request?: object])[]
  draw: (data: object, replies: readonly unknown[]) => string
}

export type Drawing = {
  /** All screens, for the data in the page. */
  prerenderScreens: (data: object) => string
  /** The screen of one address that shows more than the page has data for; null for any other. */
  screenWithData: (at: string) => ScreenWithData | null
}

const NOTHING: Drawing = { prerenderScreens: () => '', screenWithData: () => null }

/** Without the web client's server build, nothing is prerendered. */
const loadDrawing = async (file: string): Promise<Drawing> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as Drawing) : NOTHING

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

const byName: Readonly<Record<string, Call>> = calls

/** Of a reply. Even so a hostile text takes half a second to draw, and nobody else is answered meanwhile. */
const MAX_DRAWN = { characters: 40_000, lines: 600 }
const isSoonDrawn = (body: string) =>
  body.length <= MAX_DRAWN.characters && body.split('\\n').length <= MAX_DRAWN.lines

/**
 * The reply to a call of the same person and browser, with all that a call is subject to; null if it fails. What comes
 * first is what the screen is about, and null if it is too long; the rest is not drawn as text.
 */
const createAsk =
  (pages: FastifyInstance, request: FastifyRequest) =>
  async ([name, fields]: readonly [name: string, fields?: object], index: number): Promise<unknown> => {
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...headers } = request.headers
    const query = new URLSearchParams({ ...fields })
    const { remoteAddress = '' } = request.socket
    const url = `${byName[name]?.path}?${query}`
    const { statusCode, body } = await pages.inject({ method: 'GET', url, headers, remoteAddress })
    return statusCode === 200 && (index > 0 || isSoonDrawn(body)) ? JSON.parse(body) : null
  }

/**
 * `/prerendered?at=/job/12`: the client's screen at an address, drawn with the data that it begins with, and the replies
 * that it was drawn from. The page itself cannot have it: browsers do not send what stands behind the `#`. 204 where
 * there is nothing to draw, too much, or was much lately: then the client asks, and says what is wrong.
 */
function addScreenWithData(
  pages: FastifyInstance,
  { screenWithData }: Pick<Drawing, 'screenWithData'>,
  { ofPerson, mayDraw }: Pick<PageData, 'ofPerson' | 'mayDraw'>,
): void {
  const draw = async (request: Asked, reply: FastifyReply) => {
    const { at } = request.query
    const screen = typeof at === 'string' ? screenWithData(at) : null
    if (!screen) return null
    const ask = createAsk(pages, request)
    const data = await ofPerson(request, reply)
    if (!(await mayDraw(request))) return null
    const replies = await Promise.all(screen.callsFor(data).map(ask))
    if (replies.includes(null)) return null
    try {
      return JSON.stringify({ html: screen.draw(data, replies), replies })
    } catch (error) {
      pages.log.error({ err: error, at }, 'the screen of an address could not be prerendered')
      return null
    }
  }
  pages.get('/prerendered', async (request: Asked, reply) => {
    reply.header('vary', 'Accept-Encoding, Cookie').header('cache-control', 'no-store')
    const json = await draw(request, reply)
    if (json === null) return reply.code(204).send()
    const form = { encoding: encodingFor(request), type: 'application/json; charset=utf-8' }
    return sendEncoded(reply, new PreparedReply(json), form)
  })
}

const MARKER = '<!--lilypad-data-->'

/** The page without data of anyone: the client's service worker keeps it for those who have no connection. */
const OFFLINE_PAGE = '/offline.html'

/** The number of cached visitor pages: one, plus a few while its jobs or messages change. */
const MAX_VISITOR_PAGES = 4

/** In an element that browsers do not run, so the content security policy allows it. No content can close it. */
const asScript = (json: string) =>
  `<script type="application/json" id="lilypad-data">${json.replaceAll('<', '\\u003c')}</script>`

/** The page, with the places for its data and prerendered screens. */
function readPage(folder: string): [string, string, string] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const [head, between, after, ...more] = html.split(new RegExp(`${MARKER}|(?=</body>)`))
  if (head === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html of the web client must hold ${MARKER} and the end of its body, each once.`)
  return [head, between, after]
}

/** Compressed, and not stored by browsers, because it depends on who is logged in. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: PreparedReply) =>
  sendEncoded(reply.header('vary', 'Accept-Encoding, Cookie').header('cache-control', 'no-store'), page, {
    encoding: encodingFor(request),
    type: HTML,
  })

/** The names of these files change with their content. */
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`)
/** A browser asks for it at each visit, and must not start an old one. */
const isWorker = (path: string) => path.endsWith(`${sep}service-worker.js`)
/** Mail programs show the pictures of e-mails from outside our pages. */
const isForMail = (path: string) => path.includes(`${sep}mail${sep}`)

function toCacheControl(path: string) {
  if (isWorker(path)) return 'no-cache'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/**
 * Serves the built web client: its page with the data of its first screen, and its files, as compressed by the build.
 * Without a build it serves nothing, and Vite's server takes over. `folder` has two: `client`, which is served, and
 * `server`, which prerenders.
 */
export async function addClient(
  pages: FastifyInstance,
  { folder, head, countVisit }: { folder: string; head: string; countVisit: (of: FastifyRequest) => void },
  data: PageData,
): Promise<void> {
  const root = join(folder, 'client')
  if (!existsSync(join(root, 'index.html'))) return
  const [before, between, after] = readPage(root)
  const drawing = await loadDrawing(join(folder, 'server/render.js'))
  const draw = (first: object) => {
    try {
      return drawing.prerenderScreens(first)
    } catch (error) {
      // The app still starts, only a little later.
      pages.log.error({ err: error }, 'the screens of the page could not be prerendered')
      return ''
    }
  }
  const write = (json: string, screens: string) => before + head + asScript(json) + between + screens + after
  const makeForVisitors = createReplyCache(MAX_VISITOR_PAGES, (first: object) =>
    write(JSON.stringify(first), draw(first)),
  )
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const first = await data.ofPage(request, reply)
    if (!first.user) {
      countVisit(request)
      return sendPage(request, reply, makeForVisitors(first))
    }
    const screens = (await data.mayDraw(request)) ? draw(first) : ''
    const html = write(JSON.stringify(first), screens)
    return sendPage(request, reply, new PreparedReply(html, { isPersonal: true }))
  }
  const shell = new PreparedReply(write('{}', ''))
  pages.get(OFFLINE_PAGE, (request, reply) => sendPage(request, reply, shell))
  pages.get('/', page)
  pages.get('/index.html', page)
  addScreenWithData(pages, drawing, data)
  await pages.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', toCacheControl(path))
      if (isForMail(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
