import { type ReplyOf, webhooksCalls } from '@lilypad/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

const webhooksApi = clientOf(webhooksCalls)

export type Webhook = ReplyOf<typeof webhooksCalls.loadWebhooks>['webhooks'][number]
export type Delivery = Webhook['deliveries'][number]

/** The person's webhooks, the newest first. */
export const webhooksQuery = queryOptions(
  callQuery(webhooksApi, 'loadWebhooks', {}, ({ webhooks }) => webhooks),
)

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

/** Sends a test to a webhook at once, and tells what came back. */
export const useTestWebhook = () =>
  useMutation({ mutationFn: (id: number) => webhooksApi.testWebhook({ id }) })
