import { schema } from '@lilypad/db'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openVisitCounter } from '../../src/areas/home/home-routes.ts'
import { useApi } from '../create-test-api.ts'

const NOW = new Date('2027-03-17T03:00:00Z')
const api = useApi({ now: () => NOW })

async function open(agents: (string | undefined)[]) {
  const app = Fastify()
  const count = openVisitCounter(app, api.deps)
  for (const agent of agents) count({ headers: { 'user-agent': agent } } as never)
  await app.close()
}

test('what visitors open is counted by New York day, over all processes; programs that say so are not', async () => {
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15'
  await open([browser, browser, 'Googlebot/2.1', 'curl/8.5.0', 'HeadlessChrome/140', '', undefined])
  await open([browser])
  expect(await api.db.select().from(schema.visitDays)).toEqual([{ day: '2027-03-16', visits: 3 }])
  const admin = await api.as(await api.a.user({ isAdmin: true }))
  expect((await admin.loadRetentionReport({})).visits).toEqual([{ week: '2027-03-14', visits: 3 }])
})
