import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { ScreenSpinner } from './screen-spinner.tsx'

/** A screen that is drawn once it is known who looks at it; null is a visitor. */
export const withUser = (Screen: ComponentType<{ user: User | null }>) =>
  function KnownScreen() {
    const { data: user } = useQuery(userQuery)
    return user === undefined ? <ScreenSpinner /> : <Screen user={user} />
  }

/** Logging in leads back to where the visitor was going. */
export function RedirectToLogIn() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.logIn.href()} state={{ from: pathname + search }} replace />
}

/** A screen of members: a visitor logs in first. Source: specification, decisions 4. */
export const membersOnly = (Page: ComponentType<{ user: User }>) =>
  withUser(({ user }) => (user ? <Page user={user} /> : <RedirectToLogIn />))
