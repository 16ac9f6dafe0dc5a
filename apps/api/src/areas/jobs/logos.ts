import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { findLogo } from '@lilypad/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'

const FILE = /^[\w-]{1,100}\.\w{1,5}$/

/**
 * Company logos, fetched once by the worker and served by us. An SVG that is opened directly could hold a script, so
 * its policy allows nothing.
 */
export const addLogos = (app: FastifyInstance, { database: { db } }: Pick<Deps, 'database'>): void => {
  app.get<{ Params: { file: string } }>(serverPaths.logo.route, async ({ params: { file } }, reply) => {
    const logo = FILE.test(file) ? await findLogo(db, file) : null
    if (!logo) throw new ApiError('not_found')
    return reply
      .type(logo.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(logo.content)
  })
}
