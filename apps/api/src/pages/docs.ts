import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@lilypad/contracts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from './openapi.ts'

type Specification = NonNullable<Extract<Parameters<typeof swagger>[1], { mode: 'static' }>>['specification']

/** `/docs`: the calls as a readable page; `/docs/json`: the same as an OpenAPI document. */
export const addDocs = async (pages: FastifyInstance, publicUrl: string, style: Buffer): Promise<void> => {
  const document = openApiOf(calls, publicUrl)
  await pages.register(swagger, {
    mode: 'static',
    specification: { document } as unknown as Specification,
  })
  await pages.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Lilypad: the calls',
      css: [{ filename: 'docs.css', content: style.toString() }],
    },
    // Without the top bar, whose address field has no accessible name.
    uiConfig: { layout: 'BaseLayout' },
  })
}
