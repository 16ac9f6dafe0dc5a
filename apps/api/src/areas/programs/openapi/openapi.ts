import { type Access, type Call, ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import {
  type JsonSchema,
  messageWebhooks,
  problemSchema,
  programPaths,
  programSecurity,
  toSchema,
} from './openapi-programs.ts'

const WHO: Record<Access, string> = {
  public: 'For everybody.',
  member: 'For members who are logged in.',
  premium: 'For members with a paid plan.',
  admin: 'For admins.',
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const failureCodes = ({ access, method, rateLimit }: Call): ErrorCode[] => [
  'bad_request',
  ...(access === 'public' && rateLimit !== 'credentials' ? [] : (['unauthenticated'] as const)),
  'forbidden',
  ...(method === 'POST' ? (['too_large', 'unsupported_media'] as const) : []),
  'rate_limited',
  'internal',
]

const failures = (call: Call) =>
  Object.fromEntries(
    failureCodes(call).map((code) => [
      ERROR_STATUS[code],
      { description: ERROR_MESSAGES[code], ...json({ $ref: '#/components/schemas/Failure' }) },
    ]),
  )

function toReply(call: Call) {
  const reply = toSchema(call.reply, 'output')
  const properties = { success: { const: true }, message: { type: 'string' }, ...reply.properties }
  return { ...reply, type: 'object', properties, required: ['success', ...(reply.required ?? [])] }
}

/** A form with the request's fields as text, and a file. */
const toForm = ({ properties, required = [] }: JsonSchema) => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { ...properties, file: { type: 'string', format: 'binary' } },
        required: [...required, 'file'],
      },
    },
  },
})

function input(call: Call) {
  const request = toSchema(call.request, 'input')
  if (call.takesFile) return { requestBody: { required: true, ...toForm(request) } }
  if (call.method === 'POST') return { requestBody: { required: true, ...json(request) } }
  return {
    parameters: Object.entries(request.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: request.required?.includes(name) ?? false,
      schema,
    })),
  }
}

const toOperation = (name: string, call: Call) => ({
  operationId: name,
  tags: [call.area],
  summary: call.summary,
  description: WHO[call.access] + (call.changes ? ' Changes something: refused across sites.' : ''),
  ...input(call),
  responses: {
    200: { description: 'Success.', ...json(toReply(call)) },
    ...(call.mayBePending && { 202: { description: 'Still running.', ...json(toReply(call)) } }),
    ...failures(call),
  },
})

const introduction = (publicUrl: string) => `
What other programs can do with a personal key, at \`/v1\`, and every call of the product’s own pages.

**A key.** Log in, open Account, then Keys and webhooks (\`${clientAddress(publicUrl, paths.connections.href())}\`), make a key and choose
what it may do. It is shown once. Then:

\`\`\`sh
curl -H "Authorization: Bearer lp_YOUR_KEY" "${publicUrl}/v1/jobs?search=curriculum&limit=5"
\`\`\`

**Assistants.** The same key works for MCP over Streamable HTTP, at \`${publicUrl}/mcp\`.
`

/** The calls of the registry, and what other programs can do, as an OpenAPI 3.1 document. */
export const toOpenApi = (calls: Record<string, Call>, publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Lilypad',
    version: '1',
    description: introduction(publicUrl),
  },
  servers: [{ url: publicUrl }],
  paths: {
    ...programPaths(),
    ...Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        call.path,
        { [call.method.toLowerCase()]: toOperation(name, call) },
      ]),
    ),
  },
  webhooks: messageWebhooks,
  components: {
    securitySchemes: programSecurity,
    schemas: {
      Problem: problemSchema,
      Failure: {
        type: 'object',
        properties: { success: { const: false }, message: { type: 'string' } },
        required: ['success', 'message'],
      },
    },
  },
})
