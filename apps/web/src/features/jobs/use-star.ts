import { paths } from '@lilypad/contracts/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { useToggleFavorite } from '@/api/jobs/favorites.ts'
import { messageOf } from '@/api/messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/**
 * What pressing a star does: toggles the favourite, and says so when it fails. Visitors are led to sign up.
 * The same function for as long as the screen stands, so that cards need no drawing.
 */
export const useStar = (): ((id: number) => Promise<void>) => {
  const client = useQueryClient()
  const toggle = useToggleFavorite()
  const { alert } = useDialogs()
  const navigate = useLatest(useNavigate())
  return useCallback(
    async (id) => {
      if (!client.getQueryData(userQuery.queryKey)) return navigate.current(paths.signUp.href())
      await toggle(id).catch((error: unknown) => void alert(messageOf(error)))
    },
    [client, toggle, alert, navigate],
  )
}

const useLatest = <T>(value: T) => {
  const ref = useRef(value)
  ref.current = value
  return ref
}
