import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Lets pages of every origin call the routes of a scope. That is safe because a cookie authenticates nothing there: a
 * page can do only what a key that was given to it allows.
 */
export const openToEveryOrigin = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id')
      .header('cross-origin-resource-policy', 'cross-origin')
  })
  scope.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PATCH')
      .header('access-control-allow-headers', 'Authorization, Content-Type, If-None-Match')
      .header('access-control-max-age', DAY_SECONDS)
      .send(),
  )
}
