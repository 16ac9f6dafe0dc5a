import { useEffect, useRef } from 'react'
import { useUser } from '@/api/accounts/session.ts'

const leave = async () => {
  const { leavePush } = await import('@/api/searches/push.ts')
  await leavePush()
}

/** Ends this browser's notifications once nobody is logged in. */
export const useLeavePush = () => {
  const isLoggedIn = useUser() !== null
  const was = useRef(isLoggedIn)
  useEffect(() => {
    if (was.current && !isLoggedIn) leave().catch(() => undefined)
    was.current = isLoggedIn
  }, [isLoggedIn])
}
