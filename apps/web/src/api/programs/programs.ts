import { keysCalls, type ReplyOf, webhooksCalls } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { useCall } from '../use-call.ts'

const keysApi = createCallClient(keysCalls)

export type Key = ReplyOf<typeof keysCalls.loadKeys>['keys'][number]

export const keysQuery = queryOptions(callQuery(keysApi, 'loadKeys', {}, ({ keys }) => keys))

export const useCreateKey = () => useCall(keysApi, 'createKey', 'loadKeys')

export const useRevokeKey = () => useCall(keysApi, 'revokeKey', 'loadKeys')

const webhooksApi = createCallClient(webhooksCalls)

export type Webhook = ReplyOf<typeof webhooksCalls.loadWebhooks>['webhooks'][number]
export type Delivery = Webhook['deliveries'][number]

/** What waits is looked at again: a test at once, since its person is looking; others as often as they are sent. */
function nextLook(webhooks: readonly Webhook[] = []): number | false {
  const waiting = webhooks.flatMap(({ deliveries }) =>
    deliveries.filter(({ outcome }) => outcome === 'waiting'),
  )
  if (waiting.some((delivery) => delivery.is_test)) return 1_000
  return waiting.length > 0 && 20_000
}

export const webhooksQuery = queryOptions({
  ...callQuery(webhooksApi, 'loadWebhooks', {}, ({ webhooks }) => webhooks),
  staleTime: 0,
  refetchInterval: ({ state }) => nextLook(state.data),
})

export const useCreateWebhook = () => useCall(webhooksApi, 'createWebhook', 'loadWebhooks')

export const useDeleteWebhook = () => useCall(webhooksApi, 'deleteWebhook', 'loadWebhooks')

export const useTurnOnWebhook = () => useCall(webhooksApi, 'turnOnWebhook', 'loadWebhooks')

export const useTestWebhook = () => useCall(webhooksApi, 'testWebhook', 'loadWebhooks')
