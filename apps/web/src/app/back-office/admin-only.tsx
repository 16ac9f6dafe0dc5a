import { paths } from '@lilypad/contracts/addresses'
import { Spinner } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'

export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) {
    return (
      <div className="grid min-h-[60vh] place-items-center">
        <Spinner />
      </div>
    )
  }
  return user?.isAdmin ? children : <Navigate to={paths.home.href()} replace />
}
