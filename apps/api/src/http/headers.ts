import helmet from '@fastify/helmet'
import type { Config } from '@lilypad/config'
import type { FastifyInstance, FastifyReply } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const OWN = ["'self'"]
const NONE = ["'none'"]

const MIXPANEL = 'https://api-js.mixpanel.com'
const REWARDFUL_SCRIPT = 'https://r.wdfl.co'
const REWARDFUL_API = 'https://api.getrewardful.com'

/** For configured outside services: Mixpanel's code is bundled, Rewardful loads its own script. */
export function outsideServices({ site }: Pick<Config, 'site'>): Record<string, string[]> {
  const talksTo = [...(site.mixpanelToken ? [MIXPANEL] : []), ...(site.rewardfulKey ? [REWARDFUL_API] : [])]
  return {
    ...(talksTo.length > 0 && { connectSrc: [...OWN, ...talksTo] }),
    ...(site.rewardfulKey && { scriptSrc: [...OWN, REWARDFUL_SCRIPT] }),
  }
}

/** Policies of what the server sends beside its pages: links alone, a file of a person's, and a logo, of which ours are SVGs. */
export const NOT_FOUND_POLICY = "default-src 'self'; frame-ancestors 'none'"
export const DOWNLOAD_POLICY = "default-src 'none'; sandbox"
export const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Site = Pick<Config, 'http'>

/** Sets what every reply carries: no type is guessed, and https stays https. */
export function setSafeHeaders(reply: FastifyReply, { http }: Site): void {
  reply.header('x-content-type-options', 'nosniff')
  if (http.isHttps) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}

/** For all routes, their failures and what no route takes. */
export function addSafeHeaders(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSafeHeaders(reply, site)
    done()
  })
}

/** The security headers of pages, for every reply in the scope. `relaxed`: directives in which they need more. */
export async function addPageHeaders(
  pages: FastifyInstance,
  { http }: Site,
  relaxed: Record<string, string[]> = {},
): Promise<void> {
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
        manifestSrc: OWN,
        workerSrc: OWN,
        ...relaxed,
        ...(http.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: http.isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
