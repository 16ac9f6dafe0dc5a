import type { User } from '@lilypad/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userQuery } from '../accounts/session.ts'
import { readVisit, useVisit, visitQuery, visitText } from './visit.ts'

const YESTERDAY = '2027-03-09T09:00:00.000Z'
const admin = { id: 7, isImpersonated: true } as User

const Shown = () => JSON.stringify(useVisit())

function look(fill: (client: QueryClient) => unknown) {
  const client = new QueryClient()
  fill(client)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  return JSON.parse(html.replaceAll('&quot;', '"'))
}

const setUser = (client: QueryClient, user: User | null) => client.setQueryData(userQuery.queryKey, user)
const setVisit = (client: QueryClient, since: string | null) =>
  client.setQueryData(visitQuery(null).queryKey, since)

it.each<[string, (client: QueryClient) => unknown, string | null, boolean]>([
  ['until the person is known', () => undefined, null, false],
  ['until the visit is known', (client) => setUser(client, null), null, false],
  ['in a first visit', (client) => [setUser(client, null), setVisit(client, null)], null, true],
  ['in a later visit', (client) => [setUser(client, null), setVisit(client, YESTERDAY)], YESTERDAY, true],
  ['in somebody’s name', (client) => setUser(client, admin), null, true],
])('since when jobs are new: %s', (_when, fill, newSince, isKnown) => {
  expect(look(fill)).toEqual({ newSince, isKnown })
})

const lastActive = new Date('2027-03-10T09:00:00Z')

it.each([null, new Date('2027-03-09T09:00:00Z')])('a visit is kept as it was: new since %s', (newSince) => {
  expect(readVisit(visitText({ lastActive, newSince }))).toEqual({ lastActive, newSince })
})

it.each([null, '', 'yesterday', '{}'])('what is no visit is ignored: %s', (text) => {
  expect(readVisit(text)).toBeNull()
})
