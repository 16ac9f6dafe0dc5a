import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { AdminOnly } from './admin-only.tsx'

const HomeScreen = lazy(() => import('./screens/home-screen.tsx'))
const LogInScreen = lazy(() => import('./screens/log-in-screen.tsx'))
const DashboardScreen = lazy(() => import('./screens/dashboard-screen.tsx'))
const JobScreen = lazy(() => import('./screens/job-screen.tsx'))
const AdminScraperScreen = lazy(() => import('./screens/admin-scraper-screen.tsx'))
const GalleryScreen = import.meta.env.DEV ? lazy(() => import('./gallery/gallery-screen.tsx')) : null

const Waiting = () => (
  <div className="grid min-h-dvh content-start justify-items-center pt-[25vh]">
    <Spinner />
  </div>
)

const admin = (screen: ReactNode) => <AdminOnly>{screen}</AdminOnly>

/** Which screen belongs to which address; each is loaded when it is first asked for. */
export const Screens = () => (
  <Suspense fallback={<Waiting />}>
    <Routes>
      <Route path={paths.home.path} element={<HomeScreen />} />
      <Route path={paths.logIn.path} element={<LogInScreen />} />
      <Route path={paths.dashboard.path} element={<DashboardScreen />} />
      <Route path={paths.job.path} element={<JobScreen />} />
      <Route path={paths.adminScraper.path} element={admin(<AdminScraperScreen />)} />
      {GalleryScreen && <Route path={paths.gallery.path} element={<GalleryScreen />} />}
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  </Suspense>
)
