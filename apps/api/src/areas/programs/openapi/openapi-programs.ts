import { fieldsOfPath, type Program, programs, webhookMessage } from '@lilypad/contracts'
import { SCOPE_TEXTS, WEBHOOK_TIMEOUT_MS } from '@lilypad/domain'
import * as z from 'zod/mini'

export type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

export function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

export const messageWebhooks = {
  'search.jobs_added': {
    post: {
      operationId: 'jobsAdded',
      tags: ['for other programs'],
      summary: 'New jobs of a saved search, sent to a webhook.',
      description: `Signed by the rules of Standard Webhooks (standardwebhooks.com) with the secret of the webhook. What is not answered 2xx within ${WEBHOOK_TIMEOUT_MS / 1_000} seconds is sent again, for a day; 410 ends the webhook. A test is a \`search.test\` without jobs.`,
      parameters: [
        header('webhook-id', 'The same at every try: by it a receiver knows what it has already.'),
        header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
        header('webhook-signature', '`v1,` and the Base64 of an HMAC-SHA-256 of `id.timestamp.body`.'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(webhookMessage, 'output') } },
      },
      responses: {
        '2XX': { description: 'The receiver has it.' },
        410: { description: 'Stop sending; the webhook ends.' },
        default: { description: 'It is sent again.' },
      },
    },
  },
}

const SCHEME = 'personalKey'

export const programSecurity = {
  [SCHEME]: { type: 'http', scheme: 'bearer', description: 'A personal key, lp_…, from the account page.' },
}

/** RFC 9457. */
export const problemSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status'],
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const failures = ({ method, scope, hasTag }: Program) => ({
  ...(hasTag && { 304: { description: 'The same as the reply with the sent ETag.' } }),
  400: problem('The request is not valid.'),
  401: problem('No key, or one that is not known.'),
  403: problem(`The key does not allow ${scope}.`),
  404: problem('It is not there, or not for you.'),
  ...(method === 'PATCH' && { 409: problem('It was changed in the meantime.') }),
  ...(scope === 'tracker:write' && { 413: problem('Notes and questions would be too long together.') }),
  429: problem('Too many requests. Retry-After says for how many seconds.'),
})

function toParameters({ path, method, example }: Program, { properties = {}, required = [] }: JsonSchema) {
  const inPath = fieldsOfPath(path)
  const names = Object.keys(properties).filter((name) => method === 'GET' || inPath.includes(name))
  return names.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: required.includes(name),
    schema: properties[name],
    ...(name in example && { example: (example as Record<string, unknown>)[name] }),
  }))
}

function toBody({ path, method, example }: Program, schema: JsonSchema) {
  if (method === 'GET') return {}
  const isInBody = ([name]: [string, unknown]) => !fieldsOfPath(path).includes(name)
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(isInBody))
  const required = (schema.required ?? []).filter((name) => name in properties)
  const body = { ...schema, properties, required }
  const sent = Object.fromEntries(Object.entries(example).filter(isInBody))
  return { requestBody: { required: true, content: { 'application/json': { schema: body, example: sent } } } }
}

function toOperation(name: string, program: Program) {
  const request = toSchema(program.request, 'input')
  return {
    operationId: name,
    tags: ['for other programs'],
    summary: program.summary,
    description: `With a key that has the scope ${program.scope}: ${SCOPE_TEXTS[program.scope].toLowerCase()}.`,
    security: [{ [SCHEME]: [] }],
    parameters: toParameters(program, request),
    ...toBody(program, request),
    responses: {
      200: {
        description: 'Success.',
        content: { 'application/json': { schema: toSchema(program.reply, 'output') } },
      },
      ...failures(program),
    },
  }
}

export function programPaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, program] of Object.entries<Program>(programs))
    paths[program.path] = {
      ...paths[program.path],
      [program.method.toLowerCase()]: toOperation(name, program),
    }
  return paths
}
