import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { Waiting } from './waiting.tsx'

/** A screen of members: a visitor logs in first. Source: specification, decisions 4. */
export const forMembers = (Page: ComponentType<{ user: User }>) =>
  function MemberScreen() {
    const { data: user } = useQuery(userQuery)
    if (user === undefined) return <Waiting />
    return user ? <Page user={user} /> : <Navigate to={paths.logIn.href()} replace />
  }
