import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

type SubStatus = 'subscribed' | 'unsubscribed'

/** List id to status. A missing list was never subscribed to. */
export const newsletterSubsQuery = queryOptions(callQuery(api, 'getNewsletterSubs', {}, ({ subs }) => subs))

export const useSetNewsletterSub = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { listId: number; status: SubStatus }) =>
      api.setNewsletterSub({ list_id: change.listId, status: change.status }),
    onSuccess: (_reply, { listId, status }) =>
      client.setQueryData(newsletterSubsQuery.queryKey, (subs) => ({ ...subs, [listId]: status })),
  })
}

/** The newest articles. Not retried, because the page is complete without them. */
export const newsletterPostsQuery = queryOptions({
  ...callQuery(api, 'getNewsletterPosts', {}, ({ posts }) => posts),
  retry: false,
})

/** Subscribes an address to the free newsletter. */
export const useProcessLead = () => useMutation({ mutationFn: (email: string) => api.processLead({ email }) })
