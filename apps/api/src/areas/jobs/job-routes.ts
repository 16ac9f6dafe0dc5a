import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { findLogo } from '@lilypad/db'
import { MINUTE_MS } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps/deps.ts'
import { openToBrowsers } from '../../http/browser-pages.ts'
import { LOGO_POLICY, outsideServices } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import type { Limits } from '../../http/rate-limits.ts'
import type { JobList } from './list/job-list.ts'
import { addCompanyPages } from './pages/company-pages.ts'
import { addJobPages } from './pages/job-pages.ts'
import { addPublicFiles } from './pages/public-file-routes.ts'
import { addTitlePages } from './pages/title-pages.ts'
import { addSharePictures } from './share-pictures/share-picture-routes.ts'

const FILE = /^[\w-]{1,100}\.\w{1,5}$/

/** What all kept logos may take: an address that asks for large ones again and again costs others nothing. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/** Fetched once by the worker. One that was deleted is sent for a minute more. */
function addLogos(
  app: FastifyInstance,
  { database: { db } }: Pick<Deps, 'database'>,
  { limits }: { limits: Pick<Limits, 'countLogo'> },
): void {
  type Logo = NonNullable<Awaited<ReturnType<typeof findLogo>>>
  const logos = new LRUCache<string, Logo>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
    ttl: MINUTE_MS,
    ttlAutopurge: true,
    // Those who ask at once share one reading, which goes on when it has no room left.
    fetchMethod: async (file) => (await findLogo(db, file)) ?? undefined,
    ignoreFetchAbort: true,
  })
  app.get<{ Params: { file: string } }>(serverPaths.logo.route, async (request, reply) => {
    const { file } = request.params
    if (!logos.has(file)) await limits.countLogo(request)
    const logo = FILE.test(file) ? await logos.fetch(file) : null
    if (!logo) throw new ApiError('not_found')
    return reply
      .type(logo.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', LOGO_POLICY)
      .send(logo.content)
  })
}

/** Public pages of jobs and employers, what leads search engines to them, and pictures. */
export async function addJobRoutes(
  app: FastifyInstance,
  deps: Deps,
  needs: { gate: Gate; jobList: JobList },
): Promise<void> {
  addLogos(app, deps, needs.gate)
  await app.register(async (pages) => {
    await openToBrowsers(pages, deps.config, outsideServices(deps.config))
    const general = readFileSync(join(deps.folders.assets, 'share.png'))
    addSharePictures(pages, deps, { gate: needs.gate, general })
    addJobPages(pages, deps, needs)
    addCompanyPages(pages, deps, needs)
    addTitlePages(pages, deps, needs)
    addPublicFiles(pages, deps, needs)
  })
}
