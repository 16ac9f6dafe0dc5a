import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'

/** A paying member who opens the bare address starts at the dashboard; an address with a path is kept. */
export const useStartUp = (): void => {
  const { data: user } = useQuery(userQuery)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const settled = useRef(pathname !== paths.home.href())
  useEffect(() => {
    if (settled.current || user === undefined) return
    settled.current = true
    if (user && !user.isFree && pathname === paths.home.href())
      navigate(paths.dashboard.href(), { replace: true })
  }, [user, pathname, navigate])
}
