import { paths } from '@lilypad/contracts/addresses'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AdminOnly } from './admin-only.tsx'

const UsersScreen = lazy(() => import('../screens/admin-users-screen.tsx'))
const ScraperScreen = lazy(() => import('../screens/admin-scraper-screen.tsx'))
const RawScrapeScreen = lazy(() => import('../screens/admin-raw-scrape-screen.tsx'))
const CodesScreen = lazy(() => import('../screens/admin-codes-screen.tsx'))
const ReportsScreen = lazy(() => import('../screens/admin-reports-screen.tsx'))
const ColorsScreen = lazy(() => import('../screens/admin-colors-screen.tsx'))
const DeletedJobsScreen = lazy(() => import('../screens/admin-deleted-jobs-screen.tsx'))
const CurationScreen = lazy(() => import('../screens/admin-curation-screen.tsx'))
const AnnouncementsScreen = lazy(() => import('../screens/admin-announcements-screen.tsx'))
const ContentScreen = lazy(() => import('../screens/admin-content-screen.tsx'))
const AuditScreen = lazy(() => import('../screens/admin-audit-screen.tsx'))

/** The pattern of a screen for these routes, without the part that the outer router has matched. */
const below = ({ path }: { path: string }) => path.replace(/^\/admin\//, '')

/** The screens of the back office, in their own chunk, so that other people need not even load their names. */
export default function AdminScreens() {
  return (
    <AdminOnly>
      <Routes>
        <Route path={below(paths.adminUsers)} element={<UsersScreen />} />
        <Route path={below(paths.adminScraper)} element={<ScraperScreen />} />
        <Route path={below(paths.adminRawScrape)} element={<RawScrapeScreen />} />
        <Route path={below(paths.adminCodes)} element={<CodesScreen />} />
        <Route path={below(paths.adminReports)} element={<ReportsScreen />} />
        <Route path={below(paths.adminColors)} element={<ColorsScreen />} />
        <Route path={below(paths.adminDeletedJobs)} element={<DeletedJobsScreen />} />
        <Route path={below(paths.adminCuration)} element={<CurationScreen />} />
        <Route path={below(paths.adminAnnouncements)} element={<AnnouncementsScreen />} />
        <Route path={below(paths.adminContent)} element={<ContentScreen />} />
        <Route path={below(paths.adminAudit)} element={<AuditScreen />} />
        <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
      </Routes>
    </AdminOnly>
  )
}
