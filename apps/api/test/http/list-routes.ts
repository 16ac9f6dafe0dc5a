import type { FastifyInstance } from 'fastify'

export type Route = { method: string; path: string }

const LINE = /^((?:[│ ] {3})*)[├└]── (.*) \(([A-Z, ]+)\)$/

/**
 * Every route of a ready app except HEAD, parsed from its printed list. Routes that end in a wildcard are missing,
 * because the print cuts them.
 */
export function listRoutes(app: Pick<FastifyInstance, 'printRoutes'>): Route[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = LINE.exec(line) ?? []
      if (segment === '') throw new Error(`This line tells no route: ${line}`)
      const depth = indent.length / 4
      const path = (depth === 0 ? '' : parents[depth - 1]) + segment
      parents[depth] = path
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD' && !path.endsWith('*'))
        .map((method) => ({ method, path }))
    })
}
