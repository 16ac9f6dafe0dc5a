import type { Web } from '@lilypad/domain'
import { answerFor } from './answers/route.ts'
import type { DemoBoard } from './demo-types.ts'

/** The web of the given boards alone, without a server, for a reader. */
export function demoWeb(boards: readonly DemoBoard[]): Web {
  const byTenant = new Map(boards.map((board) => [board.employer.tenant, board]))
  return {
    async request({ url }) {
      const { hostname, pathname, searchParams } = new URL(url)
      const { status, type, body } = answerFor(byTenant, {
        host: hostname,
        path: decodeURIComponent(pathname),
        query: searchParams,
      })
      return {
        status,
        url,
        headers: { 'content-type': type },
        bytes: new TextEncoder().encode(body),
        text: () => body,
        json: () => JSON.parse(body),
      }
    },
  }
}
