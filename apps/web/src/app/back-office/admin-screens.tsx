import { paths } from '@lilypad/contracts/addresses'
import { Spinner } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { BackOffice } from './back-office.tsx'
import { backOffice } from './back-office-screens.tsx'

export function AdminOnly({ children }: { children: ReactNode }) {
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

type Name = keyof typeof backOffice

const SCREENS: Record<Name, ComponentType> = {
  users: lazy(() => import('../screens/admin-users-screen.tsx')),
  scraper: lazy(() => import('../screens/admin-scraper-screen.tsx')),
  rawScrape: lazy(() => import('../screens/admin-raw-scrape-screen.tsx')),
  codes: lazy(() => import('../screens/admin-codes-screen.tsx')),
  desk: lazy(() => import('../screens/admin-desk-screen.tsx')),
  payments: lazy(() => import('../screens/admin-payments-screen.tsx')),
  reports: lazy(() => import('../screens/admin-reports-screen.tsx')),
  colors: lazy(() => import('../screens/admin-colors-screen.tsx')),
  deletedJobs: lazy(() => import('../screens/admin-deleted-jobs-screen.tsx')),
  removals: lazy(() => import('../screens/admin-removals-screen.tsx')),
  curation: lazy(() => import('../screens/admin-curation-screen.tsx')),
  announcements: lazy(() => import('../screens/admin-announcements-screen.tsx')),
  content: lazy(() => import('../screens/admin-content-screen.tsx')),
  audit: lazy(() => import('../screens/admin-audit-screen.tsx')),
}

/** The route below the one that the outer router has matched. The key lets each screen begin with the focus on its heading. */
function routeTo(name: Name) {
  const screen = backOffice[name]
  const Screen = SCREENS[name]
  const frame = (
    <BackOffice key={name} screen={screen}>
      <Screen />
    </BackOffice>
  )
  return <Route key={name} path={screen.at.path.replace(/^\/admin\//, '')} element={frame} />
}

/** The screens of the back office, in their own chunk, so that other people need not even load their names. */
export default function AdminScreens() {
  return (
    <AdminOnly>
      <Routes>
        {(Object.keys(SCREENS) as Name[]).map(routeTo)}
        <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
      </Routes>
    </AdminOnly>
  )
}
