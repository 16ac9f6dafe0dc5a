import { ApiError, type Program, type ProgramName, programs } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { bodyLimitOf } from '../../http/body-limit.ts'
import type { Gate } from '../../http/implement.ts'
import { PreparedReply, sendPrepared } from '../../http/prepared-reply.ts'
import { openToEveryOrigin } from './cross-origin.ts'
import { createKeyRecognizer, type KeyVisit } from './key-visit.ts'
import { replyWithProblem } from './problem.ts'
import { type RunProgram, requireScope } from './programs.ts'
import { createFieldReader } from './read-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    keyVisit: KeyVisit
  }
}

const PREFIX = '/v1'

/** `/v1/jobs/{id}` as the router writes it, inside the scope. */
const routeOf = ({ path }: Program) => path.slice(PREFIX.length).replace(/\{(\w+)\}/g, ':$1')

const addRoute = (scope: FastifyInstance, name: ProgramName, gate: Gate, run: RunProgram) => {
  const program: Program = programs[name]
  const readFields = createFieldReader(program)
  scope.route({
    method: program.method,
    url: routeOf(program),
    ...(program.method !== 'GET' && { bodyLimit: bodyLimitOf(program.request) }),
    // Before the body is read.
    onRequest: async (request) => {
      requireScope(program, request.keyVisit)
      if (program.rateLimit) await gate.limits.beforeBody(program, request)
    },
    async handler(request, reply) {
      const result = await run(name, request.keyVisit, readFields(request))
      const { hasTag = false } = program
      const prepared = new PreparedReply(JSON.stringify(result), { isPersonal: true, hasTag })
      return sendPrepared(request, reply, prepared, 'Authorization')
    },
  })
}

/** `/v1/…`: the programs of the registry as REST, for requests with a personal key. */
export const addRest = (
  app: FastifyInstance,
  deps: Pick<Deps, 'database' | 'now'>,
  { gate, run }: { gate: Gate; run: RunProgram },
): void => {
  const recognize = createKeyRecognizer(deps, gate.limits)
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
        guarded.decorateRequest('keyVisit')
        guarded.addHook('onRequest', async (request, reply) => {
          request.keyVisit = await recognize(request, reply)
        })
        for (const name of Object.keys(programs) as ProgramName[]) addRoute(guarded, name, gate, run)
      })
    },
    { prefix: PREFIX },
  )
}
