import { paths } from '@lilypad/contracts/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useToggleFavorite } from '@/api/jobs/favorites.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/**
 * The handler of a star: toggles the favourite, and reports a failure. It leads visitors to sign-up. It stays the same
 * function for the life of the screen, so that cards do not render again.
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
