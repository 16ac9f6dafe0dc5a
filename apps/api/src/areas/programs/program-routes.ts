import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@lilypad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { admitVisitor } from '../../http/authenticate.ts'
import { openToBrowsers } from '../../http/browser-pages.ts'
import { outsideServices } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import type { ListingReader } from '../tracker/read-listing.ts'
import { addMcp } from './mcp.ts'
import { toOpenApi } from './openapi/openapi.ts'
import { addRest } from './rest.ts'
import { createPrograms } from './run-program.ts'

type Docs = Pick<Deps, 'config' | 'folders'>
type Specification = NonNullable<Extract<Parameters<typeof swagger>[1], { mode: 'static' }>>['specification']

const AS_WIDE_AS_THE_SCREEN = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/** `/docs`: the calls as a readable page; `/docs/json`: the same as an OpenAPI document. */
async function addDocs(pages: FastifyInstance, { config, folders }: Docs, gate: Gate): Promise<void> {
  pages.addHook('onRequest', (request) => admitVisitor(gate, request))
  await openToBrowsers(pages, config, outsideServices(config))
  const document = toOpenApi(calls, config.http.publicUrl)
  await pages.register(swagger, {
    mode: 'static',
    specification: { document } as unknown as Specification,
  })
  // As wide as the phone that shows it: the plugin's page does not say so.
  pages.addHook('onSend', async (_request, reply, page) =>
    typeof page === 'string' && `${reply.getHeader('content-type')}`.startsWith('text/html')
      ? page.replace('<head>', `<head>${AS_WIDE_AS_THE_SCREEN}`)
      : page,
  )
  await pages.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Lilypad: the calls',
      css: [{ filename: 'docs.css', content: readFileSync(join(folders.assets, 'docs.css'), 'utf8') }],
    },
    // Without the top bar, whose address field has no accessible name.
    uiConfig: { layout: 'BaseLayout' },
  })
}

/** What other programs can do, as REST and over MCP, and the pages that describe it. */
export async function addProgramRoutes(
  app: FastifyInstance,
  deps: Deps,
  { gate, jobList, readListing }: { gate: Gate; jobList: JobList; readListing: ListingReader },
): Promise<void> {
  const run = createPrograms({ ...deps, jobList, readListing }, gate)
  addRest(app, deps, { gate, run })
  addMcp(app, deps, { gate, run })
  await app.register((scope) => addDocs(scope, deps, gate))
}
