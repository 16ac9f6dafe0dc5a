import type { CuratedListing } from '@lilypad/contracts'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { callKey } from '../call-query.ts'
import { backOffice, useAdminAlert } from './back-office.ts'

export type CurationShow = NonNullable<Parameters<typeof backOffice.getCurationJobs>[0]['show']>
type Page = Awaited<ReturnType<typeof backOffice.getCurationJobs>>

/** The values to set permanently, by field; null returns a field to the rules. */
export type Edits = Omit<Parameters<typeof backOffice.curateJob>[0], 'id'>

const changePages = (client: QueryClient, change: (page: Page) => Page) =>
  client.setQueriesData<Page>({ queryKey: callKey('getCurationJobs') }, (page) => page && change(page))

export const useCurateJob = ({ id, title }: CuratedListing) =>
  useMutation({
    mutationFn: (edits: Edits) => backOffice.curateJob({ id, ...edits }),
    onSuccess: ({ job }, _edits, _before, { client }) =>
      changePages(client, (page) => ({
        ...page,
        jobs: page.jobs.map((one) => (one.id === id ? job : one)),
      })),
    onError: useAdminAlert(title),
  })

export const useDeleteImported = ({ id, title }: CuratedListing) =>
  useMutation({
    mutationFn: () => backOffice.deleteJob({ id }),
    onSuccess: (_reply, _none, _before, { client }) =>
      changePages(client, (page) => ({
        ...page,
        jobs: page.jobs.filter((one) => one.id !== id),
        num_jobs: page.num_jobs - (page.jobs.some((one) => one.id === id) ? 1 : 0),
      })),
    onError: useAdminAlert(title),
  })
