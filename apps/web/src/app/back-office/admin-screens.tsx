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
  users: lazy(() => import('@/features/people/users-page.tsx')),
  scraper: lazy(() => import('@/features/boards/board-list.tsx')),
  rawScrape: lazy(() => import('@/features/raw-scrape/raw-scrape.tsx')),
  codes: lazy(() => import('@/features/codes/unredeemed-codes.tsx')),
  desk: lazy(() => import('@/features/desk/desk.tsx')),
  payments: lazy(() => import('@/features/payments/payment-cases.tsx')),
  reports: lazy(() => import('@/features/reports/reports.tsx')),
  colors: lazy(() => import('@/features/colors/color-tester.tsx')),
  deletedJobs: lazy(() => import('@/features/deleted-jobs/deleted-jobs.tsx')),
  removals: lazy(() => import('@/features/removals/removals.tsx')),
  curation: lazy(() => import('@/features/curation/curation-desk.tsx')),
  announcements: lazy(() => import('@/features/announcements/announcements-desk.tsx')),
  content: lazy(() => import('@/features/site-content/site-content.tsx')),
  audit: lazy(() => import('@/features/audit/audit-log.tsx')),
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
