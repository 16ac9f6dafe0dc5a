import helmet from '@fastify/helmet'
import type { Config } from '@lilypad/config'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const OWN = ["'self'"]
const NONE = ["'none'"]

/**
 * Puts the security headers on every reply of the pages registered beside it.
 *
 * @param relaxed directives in which these pages need more than ours do
 */
export const addPageHeaders = async (
  pages: FastifyInstance,
  { http }: Pick<Config, 'http'>,
  relaxed: Record<string, string[]> = {},
): Promise<void> => {
  await pages.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: OWN,
        imgSrc: ["'self'", 'data:'],
        objectSrc: NONE,
        baseUri: NONE,
        formAction: OWN,
        frameAncestors: NONE,
        ...relaxed,
        ...(http.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: http.isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
