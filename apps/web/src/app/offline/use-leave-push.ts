import { useEffect, useRef } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { leavePush } from '@/api/searches/push.ts'

/** Ends this browser's notifications once nobody is logged in any more. */
export const useLeavePush = () => {
  const isLoggedIn = useUser() !== null
  const was = useRef(isLoggedIn)
  useEffect(() => {
    if (was.current && !isLoggedIn) leavePush().catch(() => undefined)
    was.current = isLoggedIn
  }, [isLoggedIn])
}
