import { type Alert, alertRecord } from '@lilypad/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { alertsQuery } from '../home/home.ts'
import { backOffice } from './back-office.ts'

/** An alert as it is written; without an id it is a new one. */
export type AlertDraft = Omit<Alert, 'id'> & { id: number | null }

/** Each change replies with all alerts, and the banner above shows them at once. */
const useAlertChange = <T>(change: (what: T) => ReturnType<typeof backOffice.saveAlert>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ alerts }) => client.setQueryData(alertsQuery.queryKey, alerts.map(alertRecord.decode)),
  })
}

export const useSaveAlert = () =>
  useAlertChange(({ id, content, forFree, forPaid, forVisitors }: AlertDraft) =>
    backOffice.saveAlert({
      id,
      content,
      for_free: forFree,
      for_paid: forPaid,
      for_visitors: forVisitors,
    }),
  )

export const useDeleteAlert = () => useAlertChange((id: number) => backOffice.deleteAlert({ id }))
