import { INTAKE_OFFERS } from '@lilypad/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userQuery } from '@/api/accounts/session.ts'
import { PlanStep } from './plan-step.tsx'

// holds Decisions §6: Plan texts of each view
it('the intake shows each plan with its price, its period and all that it holds', () => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PlanStep />
    </QueryClientProvider>,
  )
  const texts = html.split(/<[^>]*>/).filter((text) => text !== '')
  const told = INTAKE_OFFERS.flatMap(({ name, price, period, points }) => [name, price, period, ...points])
  const wanted = told.filter((text) => text !== null)
  expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted)
})
