import type { RedemptionCode } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { adminQuery, backOffice, useAdminAlert } from './back-office.ts'

export const codesQuery = adminQuery('getRedemptionCodes', {}, ({ codes, num_codes: total }) => ({
  codes,
  total,
}))

type NewCodes = Parameters<typeof backOffice.createRedemptionCodes>[0]

export const useCreateCodes = () =>
  useMutation({
    mutationFn: (request: NewCodes) => backOffice.createRedemptionCodes(request),
    onSuccess: ({ codes: made }, _request, _before, { client }) =>
      client.setQueryData(
        codesQuery.queryKey,
        (list) => list && { codes: [...made, ...list.codes], total: list.total + made.length },
      ),
  })

export const useDeleteCode = ({ id, code }: RedemptionCode) =>
  useMutation({
    mutationFn: () => backOffice.deleteRedemptionCode({ id }),
    onSuccess: (_reply, _none, _before, { client }) =>
      client.setQueryData(
        codesQuery.queryKey,
        (list) =>
          list && {
            codes: list.codes.map((one) => (one.id === id ? { ...one, is_deleted: true } : one)),
            total: list.total - 1,
          },
      ),
    onError: useAdminAlert(code),
  })
