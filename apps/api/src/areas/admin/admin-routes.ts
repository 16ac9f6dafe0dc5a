import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { addAdminDownloads } from './admin-downloads.ts'
import { addQueueDashboard } from './queue-dashboard.ts'
import { addReportRoutes } from './reports/report-routes.ts'

export async function addAdminRoutes(app: FastifyInstance, deps: Deps, { gate }: { gate: Gate }) {
  await app.register((scope) => addQueueDashboard(scope, deps, gate))
  await app.register((scope) => addAdminDownloads(scope, deps, gate))
  await app.register((scope) => addReportRoutes(scope, deps, gate))
}
