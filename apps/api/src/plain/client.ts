import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, PreparedReply } from '../calls/prepared-reply.ts'
import { jsonScript } from './json-script.ts'
import { loadStills } from './stills.ts'

const MARKER = '<!--lilypad-data-->'

/** What the page is served with, in wire form: what its first calls would answer. */
export type Prerender = (request: FastifyRequest, reply: FastifyReply) => Promise<{ user: object | null }>

/** Pages of visitors that are kept: one, and a few more around the moment at which its jobs or messages change. */
const KEPT = 4

const asScript = (data: object) => jsonScript('type="application/json" id="lilypad-data"', data)

/** The page, and where its data and its stills go. */
const readPage = (folder: string): [string, string, string] => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const [head, between, after, ...more] = html.split(new RegExp(`${MARKER}|(?=</body>)`))
  if (head === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html of the web client must hold ${MARKER} and the end of its body, each once.`)
  return [head, between, after]
}

/** Remembers by its data what was made of it last. */
const remembering = <T>(make: (data: object) => T): ((data: object) => T) => {
  const made = new Map<string, T>()
  return (data) => {
    const key = JSON.stringify(data)
    const result = made.get(key) ?? make(data)
    made.set(key, result)
    const [oldest] = made.keys()
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest)
    return result
  }
}

/** Compressed, and not stored by browsers: it knows who is logged in. */
const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: PreparedReply) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'Accept-Encoding, Cookie')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await page.encoded(encoding))
}

/** The names of these files change with their content. */
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`)
/** Pictures of e-mails are shown by programs that are no page of ours. */
const isForMail = (path: string) => path.includes(`${sep}mail${sep}`)

/**
 * Serves the built web client: its page with the data of its first screen, and its files, in the compressed
 * form that the build left beside them. Without a build there is nothing to serve, and Vite's server does it.
 *
 * @param folder the client's build: `client`, which is served, and `server`, which draws for it
 * @param head HTML; what the page's head holds beside its own
 */
export const addClient = async (
  pages: FastifyInstance,
  { folder, head }: { folder: string; head: string },
  prerender: Prerender,
): Promise<void> => {
  const root = join(folder, 'client')
  if (!existsSync(join(root, 'index.html'))) return
  const [before, between, after] = readPage(root)
  const renderStills = await loadStills(join(folder, 'server/render.js'))
  const draw = (data: object) => {
    try {
      // In wire form: what draws knows no other.
      return renderStills(JSON.parse(JSON.stringify(data)))
    } catch (error) {
      // The app shows itself all the same, a little later.
      pages.log.error({ err: error }, 'the stills of the page could not be drawn')
      return ''
    }
  }
  const make = (data: object) =>
    new PreparedReply(before + head + asScript(data) + between + draw(data) + after)
  const makeForVisitors = remembering(make)
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const data = await prerender(request, reply)
    return sendPage(request, reply, data.user ? make(data) : makeForVisitors(data))
  }
  pages.get('/', page)
  pages.get('/index.html', page)
  await pages.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      if (isForMail(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
