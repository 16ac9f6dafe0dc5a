import { createLog as createProcessLog } from '@lilypad/observe'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'

/** Longer than any path of ours; what is logged is looked through for secrets, letter by letter. */
const LONGEST_PATH = 200

/** Feed addresses are secret. */
const toPath = (url: string) =>
  url
    .slice(0, LONGEST_PATH)
    .split('?', 1)[0]
    ?.replace(/^\/feeds\/.*/, '/feeds/[hidden]')

/** Neither headers nor query nor body: they may hold cookies, tokens and addresses. */
const describeRequest = ({ method, url }: FastifyRequest) => ({ method, path: toPath(url) })

export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  createProcessLog({ process: 'api', level, serializers: { req: describeRequest }, ...(to && { to }) })
