import type { CallName, Calls, Client, contentCalls } from '@lilypad/contracts'
import { type QueryKey, type QueryMeta, useMutation } from '@tanstack/react-query'
import { announcementsQuery } from '../home/home.ts'
import { callMutation } from '../use-call.ts'
import { adminQuery, backOffice, useAdminAlert } from './back-office.ts'

export const siteContentsQuery = adminQuery('getSiteContents', {})

type Filled = { queryKey: QueryKey; meta?: QueryMeta }

/** A change whose reply is all that a query loads. */
function useChange<N extends keyof typeof contentCalls>(
  name: N,
  title: string | undefined,
  { queryKey, meta }: Filled,
  ...reloads: CallName[]
) {
  const tell = useAdminAlert(title)
  return useMutation({
    ...callMutation(backOffice as Client<Calls>, name, reloads),
    // What is loading already may be older than the reply.
    onMutate: (_request, { client }) => client.cancelQueries({ queryKey }),
    onSuccess: (reply, _request, _before, { client }) =>
      client.setQueryData(queryKey, meta?.read?.(reply as never)),
    onError: (error, _request, _before, { client }) => {
      void client.invalidateQueries({ queryKey })
      return tell(error)
    },
  })
}

type ContentName = 'saveTestimonial' | 'addSalesLogo' | 'moveSiteContent' | 'deleteSiteContent'

/** A change of what the public pages show, too. */
export const useContentCall = <N extends ContentName>(name: N, title?: string) =>
  useChange(name, title, siteContentsQuery, 'loadTestimonials', 'loadSalesLogos')

export const useAnnouncementCall = <N extends 'saveAlert' | 'deleteAlert'>(name: N) =>
  useChange(name, undefined, announcementsQuery)
