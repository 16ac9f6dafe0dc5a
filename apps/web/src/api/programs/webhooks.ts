import { type ReplyOf, webhooksCalls } from '@lilypad/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

const webhooksApi = clientOf(webhooksCalls)

export type Webhook = ReplyOf<typeof webhooksCalls.loadWebhooks>['webhooks'][number]
export type Delivery = Webhook['deliveries'][number]

/** What waits is looked at again: a test at once, since its person is looking; others as often as they are sent. */
const nextLook = (webhooks: readonly Webhook[] = []): number | false => {
  const waiting = webhooks.flatMap(({ deliveries }) =>
    deliveries.filter(({ outcome }) => outcome === 'waiting'),
  )
  if (waiting.some((delivery) => delivery.is_test)) return 1_000
  return waiting.length > 0 && 20_000
}

/** The person's webhooks, the newest first. */
export const webhooksQuery = queryOptions({
  ...callQuery(webhooksApi, 'loadWebhooks', {}, ({ webhooks }) => webhooks),
  staleTime: 0,
  refetchInterval: ({ state }) => nextLook(state.data),
})

const useReload = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
}

/** Makes a webhook; its secret is in the answer alone. */
export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (asked: { search_id: number; url: string }) => webhooksApi.createWebhook(asked),
    onSettled: useReload(),
  })

export const useDeleteWebhook = () =>
  useMutation({
    mutationFn: (id: number) => webhooksApi.deleteWebhook({ id }),
    onSettled: useReload(),
  })

/** Turns a webhook that has ended on again. */
export const useTurnOnWebhook = () =>
  useMutation({
    mutationFn: (id: number) => webhooksApi.turnOnWebhook({ id }),
    onSettled: useReload(),
  })

/** Sends a test to a webhook; what comes back is among its deliveries. */
export const useTestWebhook = () =>
  useMutation({
    mutationFn: (id: number) => webhooksApi.testWebhook({ id }),
    onSettled: useReload(),
  })
