import { useSyncExternalStore } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { unsentStatuses } from '@/api/tracker/unsent-statuses.ts'

/** Says that the status of an application is not on the server yet. */
export const WaitingMark = ({ id }: { id: number }) => {
  const userId = useUser()?.id
  const waits = useSyncExternalStore(
    unsentStatuses.subscribe,
    () => userId !== undefined && unsentStatuses.find(userId, id) !== null,
    () => false,
  )
  return waits && <p className="font-semibold text-warning text-xs max-md:mt-0.5">Waiting to be sent</p>
}
