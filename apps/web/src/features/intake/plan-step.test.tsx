import { INTAKE_OFFERS, PLANS } from '@lilypad/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userQuery } from '@/api/accounts/session.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { PlanStep } from './plan-step.tsx'

// holds Decisions §6: Plan texts of each view
it.each([
  ['its own price where that can be paid', 'https://pay.example/intake', INTAKE_OFFERS],
  ['else the price of the sign-up', null, PLANS],
])('the intake shows each plan with all that it holds, and %s', (_sentence, link, offers) => {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { payment_link_jump_intake: link } as never)
  client.setQueryData(userQuery.queryKey, null)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PlanStep />
    </QueryClientProvider>,
  )
  const texts = html.split(/<[^>]*>/).filter((text) => text !== '')
  const told = offers.flatMap(({ name, price, period, points }) => [name, price, period, ...points])
  const wanted = told.filter((text) => text !== null)
  expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted)
})
