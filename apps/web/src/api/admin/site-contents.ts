import { queryOptions, useMutation } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { testimonialsQuery } from '../home/home.ts'
import { salesLogosQuery } from '../home/sales-logos.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const siteContentsQuery = queryOptions({
  ...callQuery(backOffice, 'getSiteContents', {}),
  ...atEachVisit,
})

/** Each change replies with the full contents; the public pages reload them at the next visit. */
const useContentChange = <T>(change: (what: T) => ReturnType<typeof backOffice.getSiteContents>) =>
  useMutation({
    mutationFn: change,
    onSuccess: (contents, _what, _before, { client }) => {
      client.setQueryData(siteContentsQuery.queryKey, contents)
      for (const { queryKey } of [testimonialsQuery, salesLogosQuery])
        void client.invalidateQueries({ queryKey })
    },
  })

type TestimonialDraft = { id: number | null; quote: string; name: string; role: string }

export const useSaveTestimonial = () =>
  useContentChange((draft: TestimonialDraft) => backOffice.saveTestimonial(draft))

export const useAddLogo = () =>
  useContentChange((logo: { name: string; file: File }) => backOffice.addSalesLogo(logo))

export type Step = -1 | 1

export const useMoveContent = () =>
  useContentChange((move: { id: number; by: Step }) => backOffice.moveSiteContent(move))

export const useDeleteContent = () => useContentChange((id: number) => backOffice.deleteSiteContent({ id }))
