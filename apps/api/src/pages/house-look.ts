import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FROG, FROG_VIEW } from '@lilypad/ui'
import type { FastifyInstance } from 'fastify'

const FIGTREE = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const LOOK = import.meta.resolve('@lilypad/ui/tokens.css')

/** The client's font, for pages outside the client; house.css asks for it. */
export const addFont = (app: FastifyInstance): void => {
  const font = readFileSync(fileURLToPath(FIGTREE))
  app.get('/figtree.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
}

/** The client's colours and type, and then a style of the folder of assets: what a page outside the client has. */
export const houseStyle = (assets: string, name: string): Buffer =>
  Buffer.concat(
    [fileURLToPath(LOOK), join(assets, 'house.css'), join(assets, name)].map((file) => readFileSync(file)),
  )

/** The client's frog, where a page is missing. */
export const MISSING_FROG = `<svg class="frog" viewBox="${FROG_VIEW}" width="132" height="99" aria-hidden="true">${FROG}</svg>`
