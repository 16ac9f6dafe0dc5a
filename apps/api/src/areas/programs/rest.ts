import { ApiError, fieldsOfPath, type Program, type ProgramName, programs } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps/deps.ts'
import { toBodyLimit } from '../../http/body-limit.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { PreparedReply, sendPrepared } from '../../http/prepared-reply.ts'
import { createKeyAuthenticator, type KeyAuth } from './authenticate-key.ts'
import { replyWithProblem } from './problem.ts'
import { type RunProgram, requireScope } from './run-program.ts'

const DAY_SECONDS = 24 * 60 * 60

/** For pages of every origin: no cookie counts there, so a page can do only what a key given to it allows. */
function openToEveryOrigin(scope: FastifyInstance): void {
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

type Read = (text: unknown) => unknown

const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }

/** How the text of a path or query becomes a value of a type; what it cannot be is left to the schema to refuse. */
const READERS: Record<string, Read> = {
  number: (text) => (typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => FLAGS[String(text)] ?? text,
  array: (text) => (Array.isArray(text) ? text : [text]),
}
const asItIs: Read = (text) => text

function toReaders({ request }: Program): Map<string, Read> {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, schema]) => {
      const { type = '' } = schema as { type?: string }
      return [name, READERS[type === 'integer' ? 'number' : type] ?? asItIs]
    }),
  )
}

/** Makes a function that gathers the fields of a program's request from path, and from query or body. */
function createFieldReader(program: Program) {
  const readers = toReaders(program)
  const inPath = fieldsOfPath(program.path)
  const readText = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, (readers.get(name) ?? asItIs)(text)]),
    )
  return ({ params, query, body }: FastifyRequest): unknown => {
    if (program.method === 'GET') return { ...readText(query as object), ...readText(params as object) }
    if (inPath.length === 0) return body
    // What is no object is left to the schema to refuse.
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, ...readText(params as object) }
      : body
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    keyAuth: KeyAuth
  }
}

const PREFIX = '/v1'

/** `/v1/jobs/{id}` as the router writes it, inside the scope. */
const toRoute = ({ path }: Program) => path.slice(PREFIX.length).replace(/\{(\w+)\}/g, ':$1')

function addRoute(scope: FastifyInstance, name: ProgramName, gate: Gate, run: RunProgram) {
  const program: Program = programs[name]
  const readFields = createFieldReader(program)
  scope.route({
    method: program.method,
    url: toRoute(program),
    ...(program.method !== 'GET' && { bodyLimit: toBodyLimit(program.request) }),
    // Before the body is read.
    onRequest: async (request) => {
      requireScope(program, request.keyAuth)
      if (program.rateLimit) await gate.limits.countRequest(program, request)
    },
    async handler(request, reply) {
      const result = await run(name, request.keyAuth, readFields(request))
      const { hasTag = false } = program
      const prepared = new PreparedReply(JSON.stringify(result), { isPersonal: true, hasTag })
      return sendPrepared(request, reply, prepared, 'Authorization')
    },
  })
}

/** `/v1/…`: the programs of the registry as REST, for requests with a personal key. */
export function addRest(
  app: FastifyInstance,
  deps: Pick<Deps, 'database' | 'now'>,
  { gate, run }: { gate: Gate; run: RunProgram },
): void {
  const authenticate = createKeyAuthenticator(deps, gate.limits)
  void app.register(
    async (scope) => {
      scope.setErrorHandler(replyWithProblem)
      const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
        replyWithProblem(new ApiError('not_found'), request, reply)
      scope.setNotFoundHandler(nothingHere)
      // The client's files would be looked up otherwise.
      for (const path of ['/', '/*']) scope.get(path, nothingHere)
      openToEveryOrigin(scope)
      await scope.register(async (guarded) => {
        guarded.decorateRequest('keyAuth')
        guarded.addHook('onRequest', async (request, reply) => {
          request.keyAuth = await authenticate(request, reply)
        })
        for (const name of Object.keys(programs) as ProgramName[]) addRoute(guarded, name, gate, run)
      })
    },
    { prefix: PREFIX },
  )
}
