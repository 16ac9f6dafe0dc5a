import type { Server } from 'node:http'
import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type Calls, calls, ERROR_STATUS } from '@lilypad/contracts'
import { addPoolMetrics, getRequestId, REQUEST_ID_HEADER } from '@lilypad/observe'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { accountsHandlers } from './areas/accounts/handlers.ts'
import { addUndoAccountChange } from './areas/accounts/undo-account-change.ts'
import { addAdminRoutes } from './areas/admin/admin-routes.ts'
import { codesHandlers } from './areas/admin/calls/codes.ts'
import { contentHandlers } from './areas/admin/calls/content.ts'
import { deskHandlers } from './areas/admin/calls/desk.ts'
import { listingsHandlers } from './areas/admin/calls/listings.ts'
import { retentionHandlers } from './areas/admin/calls/member-retention.ts'
import { paymentCasesHandlers } from './areas/admin/calls/payment-cases.ts'
import { removalsHandlers } from './areas/admin/calls/removals.ts'
import { usersHandlers } from './areas/admin/calls/users.ts'
import { addBillingRoutes } from './areas/billing/billing-routes.ts'
import { billingHandlers } from './areas/billing/handlers.ts'
import { boardsHandlers } from './areas/boards/handlers.ts'
import { homeHandlers } from './areas/home/handlers.ts'
import { addHomeRoutes } from './areas/home/home-routes.ts'
import { intakeHandlers } from './areas/intake/handlers.ts'
import { jobsHandlers } from './areas/jobs/calls/handlers.ts'
import { hiddenHandlers } from './areas/jobs/calls/hidden-handlers.ts'
import { reportHandlers } from './areas/jobs/calls/report-handlers.ts'
import { searchHandlers } from './areas/jobs/calls/search-handlers.ts'
import { titlesHandlers } from './areas/jobs/calls/titles-handlers.ts'
import { addJobRoutes } from './areas/jobs/job-routes.ts'
import { createJobList, type JobList } from './areas/jobs/list/job-list.ts'
import { searchEngineHandlers } from './areas/jobs/pages/search-engine-report.ts'
import { addArticles } from './areas/newsletter/articles.ts'
import { newsletterHandlers } from './areas/newsletter/handlers.ts'
import { keysHandlers } from './areas/programs/keys-handlers.ts'
import { addProgramRoutes } from './areas/programs/program-routes.ts'
import { webhooksHandlers } from './areas/programs/webhooks-handlers.ts'
import { addAlertLinkRoutes } from './areas/searches/alert-link-routes.ts'
import { searchesHandlers } from './areas/searches/handlers.ts'
import { pushHandlers } from './areas/searches/push-handlers.ts'
import { addCalendarFeed, calendarHandlers } from './areas/tracker/calendar-feed.ts'
import { trackerHandlers } from './areas/tracker/handlers.ts'
import { addInboundMailWebhook } from './areas/tracker/inbound-mail-webhook.ts'
import { inboundMailHandlers } from './areas/tracker/mail-proposals.ts'
import { createListingReader, type ListingReader } from './areas/tracker/read-listing.ts'
import { silenceHandlers } from './areas/tracker/silence.ts'
import { addTrackerDownloads } from './areas/tracker/tracker-downloads.ts'
import type { Deps } from './deps/deps.ts'
import { createAudit } from './http/audit.ts'
import { createAuthenticator } from './http/authenticate.ts'
import { addBodyGuard, BODY_MS, UPLOAD_MS } from './http/body-guard.ts'
import { BODY_LIMIT } from './http/body-limit.ts'
import { addNotFound, openToBrowsers } from './http/browser-pages.ts'
import { type CallerQueues, createCallerQueues } from './http/caller-queues.ts'
import { trustedProxies } from './http/client-address.ts'
import { addConnectionGuard, refuseUnread } from './http/connection-guard.ts'
import { refuseOtherHosts } from './http/cross-site.ts'
import { replyToError } from './http/errors.ts'
import { addSafeHeaders, setSafeHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { type Gate, type Handlers, implement } from './http/implement-calls.ts'
import { addLoadShedding } from './http/load-shedding.ts'
import { createLimits } from './http/rate-limits.ts'
import { acceptOnlyJson } from './http/read-json.ts'
import { addRequestContext } from './http/request-context.ts'
import { createSessionCache, type SessionCache } from './http/session-cache.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { addProductMetrics } from './metrics/product-metrics.ts'
import { addQueueMetrics } from './metrics/queue-metrics.ts'
import { addMetricsPage, addRequestMetrics } from './metrics/request-metrics.ts'

/** How often Node.js looks for requests that are late. */
const LOOK_MS = 5_000

const createServer = ({ config }: Deps, log: FastifyBaseLogger): FastifyInstance =>
  fastify<Server>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // The context of a request gives its lines their id; a logger for each would be made for the few that write one.
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => getRequestId(headers[REQUEST_ID_HEADER]),
    bodyLimit: BODY_LIMIT,
    // Not shortened by tests: browsers open connections before they need them.
    http: { headersTimeout: BODY_MS, connectionsCheckingInterval: LOOK_MS },
    requestTimeout: UPLOAD_MS,
    clientErrorHandler: refuseUnread,
    trustProxy: trustedProxies(config.http.trustProxy),
    frameworkErrors(error, request, reply) {
      setSafeHeaders(reply, config)
      replyToError(error, request, reply)
    },
    forceCloseConnections: 'idle',
  })

/** Refused because there is too much to do: lines would be more of it. */
const REFUSED: number[] = [ERROR_STATUS.unavailable, ERROR_STATUS.rate_limited]

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Logs requests that changed something, failed or were slow: a line for each would cost more than it is worth. None of
 * unknown addresses, which anybody may make up.
 */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { changes = !READING.includes(request.method) } = request.routeOptions.config
    const isRefused = request.is404 || REFUSED.includes(reply.statusCode)
    const isNotable = changes || reply.statusCode >= 500 || reply.elapsedTime > 1_000
    if (isNotable && !isRefused)
      request.log.info(
        // Here the context may be that of the connection.
        { requestId: request.id, req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'Request.',
      )
    done()
  })
}

/** A process that is about to stop accepts no further requests on kept-alive connections. */
function letConnectionsGo(app: FastifyInstance, { leaving }: Deps) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.aborted) reply.header('connection', 'close')
    done()
  })
}

function addMetrics(app: FastifyInstance, { metrics, queue, database, now }: Deps) {
  addRequestMetrics(app, metrics)
  addQueueMetrics(metrics, queue)
  addProductMetrics(metrics, { database, now })
  addPoolMetrics(metrics, database.pool)
}

async function openGate(
  app: FastifyInstance,
  deps: Deps,
  { sessions, turns }: { sessions: SessionCache; turns: CallerQueues },
): Promise<Gate> {
  const { config, redis } = deps
  await app.register(cookies, { hook: false })
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, nameSpace: 'lilypad-limit-' }),
  })
  app.decorateRequest('auth')
  app.decorateRequest('credentialsOf', '')
  app.decorateRequest('programOf', null)
  const cookie = createSessionCookie(config.http.isHttps)
  return {
    publicOrigin: new URL(config.http.publicUrl).origin,
    limits: createLimits(app, { scale: config.http.rateLimitScale, isShared: redis !== null }),
    cookie,
    authenticate: createAuthenticator(deps, { sessions, cookie }),
    settled: sessions.settled,
    turns,
    audit: createAudit(deps),
    openToBrowsers: (scope) => openToBrowsers(scope, config),
  }
}

const allHandlers = (
  deps: Deps & { turns: CallerQueues; readListing: ListingReader },
  jobList: JobList,
  log: FastifyBaseLogger,
): Handlers<Calls> => ({
  ...accountsHandlers({ ...deps, log }),
  ...homeHandlers({ ...deps, jobList }),
  ...jobsHandlers({ ...deps, jobList }),
  ...searchHandlers({ ...deps, jobList }),
  ...hiddenHandlers(deps),
  ...titlesHandlers({ ...deps, jobList }),
  ...reportHandlers(deps),
  ...searchesHandlers(deps),
  ...keysHandlers(deps),
  ...webhooksHandlers(deps),
  ...pushHandlers(deps),
  ...intakeHandlers({ ...deps, jobList }),
  ...calendarHandlers(deps),
  ...inboundMailHandlers(deps),
  ...silenceHandlers(deps),
  ...trackerHandlers({ ...deps, log }),
  ...newsletterHandlers(deps, log),
  ...billingHandlers(deps),
  ...boardsHandlers({ ...deps, jobList }),
  ...usersHandlers({ ...deps, log }),
  ...codesHandlers(deps),
  ...paymentCasesHandlers(deps),
  ...listingsHandlers({ ...deps, jobList }),
  ...retentionHandlers(deps),
  ...removalsHandlers({ ...deps, jobList, log }),
  ...deskHandlers({ ...deps, jobList }),
  ...searchEngineHandlers({ ...deps, jobList }),
  ...contentHandlers(deps),
})

/** Everything with an address of its own that is not a call, by area: pages, feeds, downloads, webhooks. */
const ROUTES = [
  addUndoAccountChange,
  addAdminRoutes,
  addBillingRoutes,
  addHomeRoutes,
  addJobRoutes,
  addArticles,
  addProgramRoutes,
  addAlertLinkRoutes,
  addTrackerDownloads,
  addCalendarFeed,
  addInboundMailWebhook,
]

/** The API, not listening yet, and its list of jobs. `close()` closes what `ready()` opened; `deps` stay open. */
export async function buildApp(deps: Deps, log: FastifyBaseLogger) {
  const app = createServer(deps, log)
  const jobList = createJobList(deps, log)
  const sessions = createSessionCache(deps, log)
  for (const { open, close } of [jobList, sessions]) app.addHook('onReady', open).addHook('onClose', close)
  app.setErrorHandler(replyToError)
  acceptOnlyJson(app)
  addConnectionGuard(app, deps)
  addRequestContext(app, deps)
  addSafeHeaders(app, deps.config)
  refuseOtherHosts(app, deps.config)
  addLoadShedding(app, deps)
  addBodyGuard(app, deps)
  logRequests(app)
  letConnectionsGo(app, deps)
  addMetrics(app, deps)
  const [turns, readListing] = [createCallerQueues(), createListingReader(deps)]
  const gate = await openGate(app, deps, { sessions, turns })
  addNotFound(app, gate, deps.config.http.publicUrl)
  implement(app, calls, allHandlers({ ...deps, turns, readListing }, jobList, log), gate)
  addHealth(app, deps)
  addMetricsPage(app, deps)
  for (const addRoutes of ROUTES)
    await app.register((scope) => addRoutes(scope, deps, { gate, jobList, readListing }))
  return { app, jobList }
}
