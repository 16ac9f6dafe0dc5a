import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { addMcp } from './mcp.ts'
import { addDocs } from './openapi/docs.ts'
import { createPrograms } from './programs.ts'
import { addRest } from './rest.ts'

/** What other programs can do, as REST and over MCP, and the pages that describe it. */
export async function addProgramRoutes(
  app: FastifyInstance,
  deps: Deps,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): Promise<void> {
  const run = createPrograms({ ...deps, jobList })
  addRest(app, deps, { gate, run })
  addMcp(app, deps, { gate, run })
  await app.register((scope) => addDocs(scope, deps))
}
