import type { CuratedListing } from '@lilypad/contracts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callKey, callQuery } from '../call-query.ts'
import { atEachVisit, backOffice, pageByPage } from './back-office.ts'

type Question = Required<Parameters<typeof backOffice.getCurationJobs>[0]>
export type CurationShow = NonNullable<Question['show']>

export const curationQuery = (question: { page: number; search: string; show: CurationShow }) => ({
  ...callQuery(backOffice, 'getCurationJobs', question),
  ...pageByPage,
})

export const versionsQuery = (id: number) =>
  queryOptions({
    ...callQuery(backOffice, 'loadPostingVersions', { id: String(id) }, ({ versions }) => versions),
    ...atEachVisit,
  })
type Page = Awaited<ReturnType<typeof backOffice.getCurationJobs>>

/** The values to set permanently, by field; null returns a field to the rules. */
export type Edits = Omit<Parameters<typeof backOffice.curateJob>[0], 'id'>

export const useCurateJob = ({ id }: Pick<CuratedListing, 'id'>) =>
  useMutation({
    mutationFn: (edits: Edits) => backOffice.curateJob({ id, ...edits }),
    onSuccess: ({ job }, _edits, _before, { client }) =>
      client.setQueriesData<Page>(
        { queryKey: callKey('getCurationJobs') },
        (page) => page && { ...page, jobs: page.jobs.map((one) => (one.id === id ? job : one)) },
      ),
  })

export const useDeleteImported = ({ id }: Pick<CuratedListing, 'id'>) =>
  useMutation({
    mutationFn: () => backOffice.deleteJob({ id }),
    onSuccess: (_reply, _none, _before, { client }) =>
      client.setQueriesData<Page>(
        { queryKey: callKey('getCurationJobs') },
        (page) =>
          page && {
            ...page,
            jobs: page.jobs.filter((one) => one.id !== id),
            num_jobs: page.num_jobs - (page.jobs.some((one) => one.id === id) ? 1 : 0),
          },
      ),
  })
