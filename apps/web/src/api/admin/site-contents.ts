import { useMutation } from '@tanstack/react-query'
import { testimonialsQuery } from '../home/home.ts'
import { salesLogosQuery } from '../home/sales-logos.ts'
import { adminQuery, backOffice, useAdminAlert } from './back-office.ts'

export const siteContentsQuery = adminQuery('getSiteContents', {})

/** Each change replies with the full contents; the public pages reload them at the next visit. */
const useContentChange = <T>(
  change: (what: T) => ReturnType<typeof backOffice.getSiteContents>,
  title?: string,
) =>
  useMutation({
    mutationFn: change,
    onSuccess: (contents, _what, _before, { client }) => {
      client.setQueryData(siteContentsQuery.queryKey, contents)
      for (const { queryKey } of [testimonialsQuery, salesLogosQuery])
        void client.invalidateQueries({ queryKey })
    },
    onError: useAdminAlert(title),
  })

type TestimonialDraft = { id: number | null; quote: string; name: string; role: string }

export const useSaveTestimonial = () =>
  useContentChange((draft: TestimonialDraft) => backOffice.saveTestimonial(draft))

export const useAddLogo = (name: string) =>
  useContentChange((file: File) => backOffice.addSalesLogo({ name, file }), name)

export type Step = -1 | 1

type Item = { id: number; name: string }

export const useMoveContent = ({ id, name }: Item) =>
  useContentChange((by: Step) => backOffice.moveSiteContent({ id, by }), name)

export const useDeleteContent = ({ id, name }: Item) =>
  useContentChange<void>(() => backOffice.deleteSiteContent({ id }), name)
