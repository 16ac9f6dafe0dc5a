import { INTAKE_OFFERS, NO_ANSWERS, PLANS } from '@lilypad/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userQuery } from '@/api/accounts/session.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { matchesQuery } from '@/api/intake/intake.ts'
import { jobsQuery, type ListedJob } from '@/api/jobs/jobs.ts'
import { PlanStep } from './plan-step.tsx'

const textsOf = (client: QueryClient, step: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={client}>{step}</QueryClientProvider>)
    .split(/<[^>]*>/)
    .filter((text) => text !== '')

// holds Decisions §6: Plan texts of each view
it.each([
  ['its own price where that can be paid', 'https://pay.example/intake', INTAKE_OFFERS],
  ['else the price of the sign-up', null, PLANS],
])('the intake shows each plan with all that it holds, and %s', (_sentence, link, offers) => {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { payment_link_jump_intake: link } as never)
  client.setQueryData(userQuery.queryKey, null)
  const texts = textsOf(client, <PlanStep />)
  const told = offers.flatMap(({ name, price, period, points }) => [name, price, period, ...points])
  const wanted = told.filter((text) => text !== null)
  expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted)
})

it('a job that the intake shows is called sponsored where it is', () => {
  const job = (id: number, featured: boolean) =>
    ({ id, title: `Job ${id}`, companyName: 'Pond', featured }) as unknown as ListedJob
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(matchesQuery(NO_ANSWERS).queryKey, 9)
  client.setQueryData(jobsQuery.queryKey, {
    jobs: [job(1, true), job(2, false)],
    audiences: [],
    isSearchedByServer: false,
  })
  const told = textsOf(client, <PlanStep />).filter((text) => /^(Job \d|Sponsored listing)$/.test(text))
  expect(told).toEqual(['Job 1', 'Sponsored listing', 'Job 2'])
})

it('the number that fits says that the state, which the sign-up asks for, is not counted', () => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(matchesQuery(NO_ANSWERS).queryKey, 9)
  expect(textsOf(client, <PlanStep />)).toContain(
    'Your state is not counted yet: some of these jobs hire in other states alone.',
  )
})
