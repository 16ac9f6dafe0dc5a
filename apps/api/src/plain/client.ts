import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonScript } from './json-script.ts'

const MARKER = '<!--lilypad-data-->'

/** What the page is served with, in wire form: what its first calls would answer. */
export type Prerender = (request: FastifyRequest, reply: FastifyReply) => Promise<object>

const asScript = (data: object) => jsonScript('type="application/json" id="lilypad-data"', data)

const readPage = (folder: string): [string, string] => {
  const [before, after, ...more] = readFileSync(join(folder, 'index.html'), 'utf8').split(MARKER)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html of the web client must hold ${MARKER} once.`)
  return [before, after]
}

/** The names of these files change with their content. */
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`)
/** Pictures of e-mails are shown by programs that are no page of ours. */
const isForMail = (path: string) => path.includes(`${sep}mail${sep}`)

/**
 * Serves the built web client: its page with the data of its first screen, and its files, in the compressed
 * form that the build left beside them. Without a build there is nothing to serve, and Vite's server does it.
 *
 * @param head HTML; what the page's head holds beside its own
 */
export const addClient = async (
  pages: FastifyInstance,
  { folder, head }: { folder: string; head: string },
  prerender: Prerender,
): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) return
  const [before, after] = readPage(folder)
  const page = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(before + head + asScript(await prerender(request, reply)) + after)
  pages.get('/', page)
  pages.get('/index.html', page)
  await pages.register(fastifyStatic, {
    root: folder,
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
