import { ScrapeError } from '@lilypad/domain'
import type { BoardAnswer, BoardContext, BoardSystem } from './board-system.ts'

/** Throws ScrapeError, `changed` also where a request ends at the board of another company. */
export function readSystem(system: BoardSystem, tenant: string, context: BoardContext): Promise<BoardAnswer> {
  const { web } = context
  const request: typeof web.request = async (wanted) => {
    const response = await web.request(wanted)
    const other = response.url === wanted.url ? null : system.detect(new URL(response.url))
    if (system.domains.length === 0 || !other || other.toLowerCase() === tenant.toLowerCase()) return response
    throw new ScrapeError('changed', `The address leads to another board of ${system.label}: '${other}'.`)
  }
  return system.read(tenant, { ...context, web: { ...web, request } })
}
