import type { Config } from '@lilypad/config'
import { ApiError } from '@lilypad/contracts'
import type { FastifyInstance } from 'fastify'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where only this machine may reach the product, refuses requests under another host name: a page of another site can let
 * its own name lead to this machine, and read what it is answered (DNS rebinding).
 */
export const refuseOtherHosts = (app: FastifyInstance, { http }: Pick<Config, 'http'>): void => {
  if (!http.isLoopback) return
  const own = [...LOOPBACK, new URL(http.publicUrl).hostname]
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.raw.headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
    if (own.includes(name)) done()
    else done(new ApiError('forbidden', `Only this machine may reach Lilypad: open ${http.publicUrl}.`))
  })
}
