import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { Waiting } from './waiting.tsx'

const HomeScreen = lazy(() => import('./screens/home-screen.tsx'))
const LogInScreen = lazy(() => import('./screens/log-in-screen.tsx'))
const ResetScreen = lazy(() => import('./screens/reset-screen.tsx'))
const AccountScreen = lazy(() => import('./screens/account-screen.tsx'))
const SignUpScreen = lazy(() => import('./screens/sign-up-screen.tsx'))
const SignUpJobScreen = lazy(() => import('./screens/sign-up-job-screen.tsx'))
const UpgradeScreen = lazy(() => import('./screens/upgrade-screen.tsx'))
const RedeemScreen = lazy(() => import('./screens/redeem-screen.tsx'))
const DashboardScreen = lazy(() => import('./screens/dashboard-screen.tsx'))
const IntakeScreen = lazy(() => import('./screens/intake-screen.tsx'))
const TrackerScreen = lazy(() => import('./screens/tracker-screen.tsx'))
const JobScreen = lazy(() => import('./screens/job-screen.tsx'))
const AdminScreens = lazy(() => import('./back-office/admin-screens.tsx'))
const GalleryScreen = import.meta.env.DEV ? lazy(() => import('./gallery/gallery-screen.tsx')) : null

/** Which screen belongs to which address; each is loaded when it is first asked for. */
export const Screens = () => (
  <Suspense fallback={<Waiting />}>
    <Routes>
      <Route path={paths.home.path} element={<HomeScreen />} />
      <Route path={paths.logIn.path} element={<LogInScreen />} />
      <Route path={paths.logInWithCode.path} element={<LogInScreen />} />
      <Route path={paths.unsubscribeLogIn.path} element={<LogInScreen />} />
      <Route path={paths.forgotPassword.path} element={<ResetScreen />} />
      <Route path={paths.resetPassword.path} element={<ResetScreen />} />
      <Route path={paths.account.path} element={<AccountScreen />} />
      <Route path={paths.unsubscribe.path} element={<AccountScreen />} />
      <Route path={paths.welcome.path} element={<AccountScreen />} />
      <Route path={paths.signUp.path} element={<SignUpScreen />} />
      <Route path={paths.signUpJob.path} element={<SignUpJobScreen />} />
      <Route path={paths.upgrade.path} element={<UpgradeScreen />} />
      <Route path={paths.redeem.path} element={<RedeemScreen />} />
      <Route path={paths.dashboard.path} element={<DashboardScreen />} />
      <Route path={paths.savedSearch.path} element={<DashboardScreen />} />
      <Route path={paths.intake.path} element={<IntakeScreen />} />
      <Route path={paths.tracker.path} element={<TrackerScreen />} />
      <Route path={paths.job.path} element={<JobScreen />} />
      <Route path={paths.admin.path} element={<AdminScreens />} />
      {GalleryScreen && <Route path={paths.gallery.path} element={<GalleryScreen />} />}
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  </Suspense>
)
