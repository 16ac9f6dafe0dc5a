import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { addAlertLinks } from './alert-links.ts'
import { addFeeds } from './feeds.ts'
import { addUnsubscribe } from './unsubscribe.ts'

/** The feeds of saved searches, and the links of alert e-mails. */
export const addSearchRoutes = async (
  app: FastifyInstance,
  deps: Deps,
  needs: { gate: Gate; jobList: JobList },
): Promise<void> => {
  addAlertLinks(app, deps, needs.gate)
  addFeeds(app, deps, needs)
  await app.register((scope) => addUnsubscribe(scope, deps, needs.gate))
}
