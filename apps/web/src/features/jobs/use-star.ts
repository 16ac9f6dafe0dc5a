import { paths } from '@lilypad/contracts/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { trackedIdsQuery, useToggleFavorite } from '@/api/jobs/favorites.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { hideToast, showToast } from '@/ui/toasts/toast.ts'
import { isFirstStar, rippleFrom } from './first-star.ts'

/**
 * The handler of a star: toggles the favourite, and reports a failure. A star that was taken away can be given back at
 * once; the first star ever ripples and says where the job is now. It leads visitors to sign-up. It stays the same
 * function for the life of the screen, so that cards do not render again.
 */
export const useStar = (): ((id: number) => Promise<void>) => {
  const client = useQueryClient()
  const toggle = useToggleFavorite()
  const { alert } = useDialogs()
  const navigate = useLatest(useNavigate())
  const star = useCallback(
    async (id: number): Promise<void> => {
      const user = client.getQueryData(userQuery.queryKey)
      if (!user) return navigate.current(paths.signUp.href())
      const hasNone = client.getQueryData(trackedIdsQuery.queryKey)?.size === 0
      try {
        const isStarred = await toggle(id)
        hideToast()
        if (!isStarred)
          showToast({ text: 'No longer saved', action: { label: 'Undo', run: () => void star(id) } })
        else if (hasNone && isFirstStar(user.id)) {
          rippleFrom(id)
          showToast({
            text: 'In your tracker',
            action: { label: 'Open tracker', run: () => void navigate.current(paths.tracker.href()) },
          })
        }
      } catch (error) {
        await alert(messageOf(error))
      }
    },
    [client, toggle, alert, navigate],
  )
  return star
}

const useLatest = <T>(value: T) => {
  const ref = useRef(value)
  ref.current = value
  return ref
}
