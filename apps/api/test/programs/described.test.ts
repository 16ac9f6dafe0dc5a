import { calls, fieldsOfPath, type Program, programs } from '@lilypad/contracts'
import { FILTERS } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { toOpenApi } from '../../src/areas/programs/openapi/openapi.ts'

const everyProgram = Object.entries(programs) as [string, Program][]
const { paths } = toOpenApi(calls, 'https://lilypad.example') as {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; security: unknown }>>
}

// holds Beyond §4: REST: described in `/docs` from the same registry; names are plain camelCase
test.each(everyProgram)(
  '%s stands in /docs with its fields, and its example is a request',
  (_name, program) => {
    expect(program.request.safeParse(program.example).success).toBe(true)
    const described = paths[program.path]?.[program.method.toLowerCase()]
    expect(described).toMatchObject({ summary: program.summary, security: [{ personalKey: [] }] })
    const inPath = (described?.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual(fieldsOfPath(program.path))
    for (const name of [...Object.keys(program.request.def.shape), ...Object.keys(program.reply.def.shape)])
      expect(name).toMatch(/^[a-z][A-Za-z]*$/)
  },
)

// holds Beyond §4: Webhooks: what they are sent stands in `/docs`
test('the message to a webhook is described, with the jobs that it tells', () => {
  const { webhooks } = toOpenApi(calls, 'https://lilypad.example')
  const { parameters, requestBody } = webhooks['search.jobs_added'].post
  expect(parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
  expect(JSON.stringify(requestBody)).toContain('"pageUrl"')
})

test('each filter of the dashboard is described, with the values that it takes', () => {
  const { parameters } = paths['/v1/jobs']?.get ?? { parameters: [] }
  const names = parameters.map(({ name }) => name)
  for (const { queryName } of Object.values(FILTERS)) expect(names).toContain(queryName)
  expect(parameters).toContainEqual(
    expect.objectContaining({
      name: 'degree',
      schema: expect.objectContaining({ enum: expect.arrayContaining(['bachelor', 'master']) }),
    }),
  )
})

test('every program has its own method and path, and every tool its own name', () => {
  const routes = everyProgram.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
  const tools = everyProgram.flatMap(([, { tool }]) => tool ?? [])
  expect(tools.toSorted()).toEqual([
    'get_job',
    'list_saved_searches',
    'list_tracked_jobs',
    'search_jobs',
    'track_job',
    'update_tracked_job',
  ])
})
