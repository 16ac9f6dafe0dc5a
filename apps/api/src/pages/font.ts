import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const FIGTREE = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/** The client's font, for pages outside the client; house.css asks for it. */
export const addFont = (app: FastifyInstance): void => {
  const font = readFileSync(fileURLToPath(FIGTREE))
  app.get('/figtree.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
}
