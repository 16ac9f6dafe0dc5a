import { ApiError, ERROR_MESSAGES, type Program, programs } from '@lilypad/contracts'
import { type CallToolResult, createMcpHandler, Server } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { toBodyLimit } from '../../http/body-limit.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { createKeyAuthenticator, type KeyAuth } from './authenticate-key.ts'
import { inToolNames, programOfTool, QUOTED, toolReply, toolsFor } from './mcp-tools.ts'
import { replyWithProblem } from './problem.ts'
import type { RunProgram } from './run-program.ts'

const PATH = '/mcp'
/** The longest request of a tool, in its envelope. */
const BODY_LIMIT = Math.max(...Object.values<Program>(programs).map(({ request }) => toBodyLimit(request)))
const INFO = { name: 'lilypad', title: 'Lilypad', version: '1.0.0' }
const INSTRUCTIONS = `Lilypad lists remote jobs at employers in education. Ids are those of search_jobs. ${QUOTED}`

const toText = (value: object) => [{ type: 'text' as const, text: JSON.stringify(value) }]

/** A server for one request: it answers as the person of the key, and knows nothing of other requests. */
function serverFor(auth: KeyAuth, run: RunProgram, log: FastifyBaseLogger, publicUrl: string): Server {
  const server = new Server(INFO, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler('tools/list', async () => ({ tools: toolsFor(auth) }))
  server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
    try {
      const called = programOfTool(params.name, params.arguments ?? {})
      if (!called) throw new ApiError('not_found', `There is no tool ${params.name}.`)
      const reply = toolReply(await run(called.name, auth, called.fields), publicUrl)
      return { content: toText(reply), structuredContent: reply }
    } catch (error) {
      if (!(error instanceof ApiError)) {
        log.error({ err: error, tool: params.name }, 'A tool failed.')
        throw new Error(ERROR_MESSAGES.internal)
      }
      // An assistant can mend what it asked.
      return { content: [{ type: 'text', text: inToolNames(params.name, error.message) }], isError: true }
    }
  })
  return server
}

const NO_BATCHES = 'One message at a time: batches are not taken.'
const RESPONSE_TIMEOUT_MS = 30_000

/** Ends when the assistant has left, or has waited too long. */
function createHangUpSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return AbortSignal.any([left.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)])
}

const toHeaders = ({ headers }: FastifyRequest) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )

/** `/mcp`: the registry's programs as MCP tools over Streamable HTTP, with a personal key and no state. */
export function addMcp(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  { gate, run }: { gate: Gate; run: RunProgram },
): void {
  const authenticate = createKeyAuthenticator(deps, gate.limits)
  const address = new URL(PATH, deps.config.http.publicUrl)
  const auths = new WeakMap<object, KeyAuth>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const auth = requestInfo && auths.get(requestInfo)
      if (!auth) throw new ApiError('unauthenticated')
      return serverFor(auth, run, app.log, deps.config.http.publicUrl)
    },
    { maxSubscriptions: 0, onerror: (error) => app.log.warn({ err: error }, 'An MCP request failed.') },
  )
  app.addHook('onClose', () => handler.close())
  void app.register(async (scope) => {
    scope.setErrorHandler(replyWithProblem)
    scope.decorateRequest('keyAuth')
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: PATH,
      bodyLimit: BODY_LIMIT,
      exposeHeadRoute: false,
      // Before the body is read.
      async onRequest(request, reply) {
        request.keyAuth = await authenticate(request, reply)
      },
      async handler(request, reply) {
        const { method, body } = request
        // Counted as one request, and no longer part of the protocol.
        if (Array.isArray(body)) throw new ApiError('bad_request', NO_BATCHES)
        const headers = toHeaders(request)
        const asked = new Request(address, { method, headers, signal: createHangUpSignal(reply) })
        auths.set(asked, request.keyAuth)
        const answer = await handler.fetch(asked, method === 'POST' ? { parsedBody: body } : {})
        const bytes = Buffer.from(await answer.arrayBuffer())
        return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(bytes)
      },
    })
  })
}
