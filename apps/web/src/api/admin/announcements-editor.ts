import { type Announcement, announcementRecord } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { announcementsQuery } from '../home/home.ts'
import { backOffice, useAdminAlert } from './back-office.ts'

/** An alert as it is written; without an id it is a new one. */
export type AnnouncementDraft = Omit<Announcement, 'id'> & { id: number | null }

/** Each change replies with all alerts, and the banner shows them at once. */
const useAnnouncementChange = <T>(change: (what: T) => ReturnType<typeof backOffice.saveAlert>) =>
  useMutation({
    mutationFn: change,
    onSuccess: ({ alerts }, _what, _before, { client }) =>
      client.setQueryData(announcementsQuery.queryKey, alerts.map(announcementRecord.decode)),
    onError: useAdminAlert(),
  })

export const useSaveAnnouncement = () =>
  useAnnouncementChange(({ id, content, forFree, forPaid, forVisitors }: AnnouncementDraft) =>
    backOffice.saveAlert({ id, content, for_free: forFree, for_paid: forPaid, for_visitors: forVisitors }),
  )

export const useDeleteAnnouncement = (id: number) =>
  useAnnouncementChange<void>(() => backOffice.deleteAlert({ id }))
