import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_LIFE_MS } from '@lilypad/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TOKEN = /^[\w-]{43}$/

/** On https it is `__Host-…`, which no other host and no plain page can set; browsers refuse it without https. */
export function createSessionCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-lilypad_session' : 'lilypad_session'
  const attributes: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
  }
  return {
    read(request: FastifyRequest): string | null {
      const { cookie } = request.headers
      // Most requests of visitors carry no cookie, so there is nothing to parse.
      const token = cookie?.includes(name) ? request.server.parseCookie(cookie)[name] : undefined
      return token !== undefined && TOKEN.test(token) ? token : null
    },
    set(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { ...attributes, maxAge: SESSION_LIFE_MS / 1000 })
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, attributes)
    },
  }
}

export type SessionCookie = ReturnType<typeof createSessionCookie>
