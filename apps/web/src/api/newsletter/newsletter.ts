import { queryOptions, useMutation } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

type SubStatus = 'subscribed' | 'unsubscribed'

/** List id to status. A missing list was never subscribed to. */
export const newsletterSubsQuery = queryOptions(callQuery(api, 'getNewsletterSubs', {}, ({ subs }) => subs))

export const useSetNewsletterSub = () =>
  useMutation({
    mutationFn: ({ listId, status }: { listId: number; status: SubStatus }) =>
      api.setNewsletterSub({ list_id: listId, status }),
    onSuccess: (_reply, { listId, status }, _before, { client }) =>
      client.setQueryData(newsletterSubsQuery.queryKey, (subs) => ({ ...subs, [listId]: status })),
  })

/** The newest articles. Not retried, because the page is complete without them. */
export const newsletterPostsQuery = queryOptions({
  ...callQuery(api, 'getNewsletterPosts', {}, ({ posts }) => posts),
  retry: false,
})

export const useProcessLead = () => useMutation({ mutationFn: (email: string) => api.processLead({ email }) })
