import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { addAdminDownloads } from './admin-downloads.ts'
import { addQueueView } from './queue-view.ts'
import { addReports } from './reports/reports.ts'

export async function addAdminRoutes(app: FastifyInstance, deps: Deps, { gate }: { gate: Gate }) {
  await app.register((scope) => addQueueView(scope, deps, gate))
  await app.register((scope) => addAdminDownloads(scope, deps, gate))
  await app.register((scope) => addReports(scope, deps, gate))
}
