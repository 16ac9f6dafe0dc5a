import { createLog as createProcessLog } from '@lilypad/observe'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'

/** Feed addresses are secret. */
const toPath = (url: string) => url.split('?', 1)[0]?.replace(/^\/feeds\/.*/, '/feeds/[hidden]')

/** Neither headers nor query nor body: they may hold cookies, tokens and addresses. */
const describeRequest = ({ method, url }: FastifyRequest) => ({ method, path: toPath(url) })

export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  createProcessLog({ process: 'api', level, serializers: { req: describeRequest }, ...(to && { to }) })
