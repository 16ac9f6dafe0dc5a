import { fieldsOfPath, type Program, programs } from '@lilypad/contracts'
import { SCOPE_TEXTS } from '@lilypad/domain'
import { type JsonSchema, toSchema } from './json-schema.ts'

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

const toParameters = ({ path, method, example }: Program, { properties = {}, required = [] }: JsonSchema) => {
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

const toBody = ({ path, method, example }: Program, schema: JsonSchema) => {
  if (method === 'GET') return {}
  const isInBody = ([name]: [string, unknown]) => !fieldsOfPath(path).includes(name)
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(isInBody))
  const required = (schema.required ?? []).filter((name) => name in properties)
  const body = { ...schema, properties, required }
  const sent = Object.fromEntries(Object.entries(example).filter(isInBody))
  return { requestBody: { required: true, content: { 'application/json': { schema: body, example: sent } } } }
}

const toOperation = (name: string, program: Program) => {
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

/** What other programs can do, by address and method. */
export const programPaths = (): Record<string, Record<string, object>> => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, program] of Object.entries<Program>(programs))
    paths[program.path] = {
      ...paths[program.path],
      [program.method.toLowerCase()]: toOperation(name, program),
    }
  return paths
}
