import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { ComponentType, ReactNode } from 'react'
import { AccountIntro } from '@/features/account-page/account-intro.tsx'
import { ForgotPasswordCard } from '@/features/accounts/forgot-password-card.tsx'
import {
  LogInCard,
  LogInSkeleton,
  type LogInVariant,
  RequestResetSkeleton,
} from '@/features/accounts/log-in-card.tsx'
import { ConnectionsFrame } from '@/features/connections/connections-page.tsx'
import { HiddenFrame, HiddenSkeleton } from '@/features/hidden/hidden-page.tsx'
import { Hero } from '@/features/home/hero.tsx'
import { HomeJobs } from '@/features/home/home-jobs.tsx'
import { HowWeReadFrame } from '@/features/how-we-read/how-we-read-frame.tsx'
import { IntakeView } from '@/features/intake/intake-view.tsx'
import { CompanySkeleton } from '@/features/jobs/company/company-skeleton.tsx'
import { DashboardFrame } from '@/features/jobs/dashboard/dashboard-frame.tsx'
import { FilterPanelSkeleton, SignUpHint } from '@/features/jobs/filters/filter-panel-skeleton.tsx'
import { JobListSkeleton } from '@/features/jobs/list/job-card-skeleton.tsx'
import { CompanyPageFrame, JobPageFrame, JobPageSkeleton } from '@/features/jobs/page/page-frames.tsx'
import { RedeemSkeleton } from '@/features/sign-up/redeem-view.tsx'
import { SignUpView } from '@/features/sign-up/sign-up-view.tsx'
import { UpgradeView } from '@/features/sign-up/upgrade-view.tsx'
import { TrackerHead, TrackerSkeleton } from '@/features/tracker/tracker-frame.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { BACK_OFFICE_SCREENS } from '../back-office/back-office-screens.tsx'
import type { First } from '../first-load/first-replies.ts'
import CompanyScreen, { first as companyFirst } from '../screens/company-screen.tsx'
import JobScreen, { first as jobFirst } from '../screens/job-screen.tsx'

type Path = { path: string }

export type Whole = { Screen: ComponentType; first: First }

export type PrerenderedScreen = {
  at: readonly Path[]
  /** Only for addresses without a query. */
  isBare?: boolean
  /** Shows what belongs to a person or changes by the hour; others are alike for all visitors, members or admins. */
  isPersonal?: boolean
  screen: ReactNode
  /** The same with the data that it begins with, drawn for one address when a page asks for it. */
  whole?: Whole
}

const PAGE = <div className="min-h-dvh" />

const home: PrerenderedScreen = {
  at: [paths.home],
  isPersonal: true,
  screen: (
    <>
      <Hero />
      <HomeJobs />
      {PAGE}
    </>
  ),
}

const dashboard = (user: User | null, ...more: Path[]): PrerenderedScreen => ({
  at: [paths.dashboard, paths.savedSearch, ...more],
  screen: (
    <DashboardFrame filters={user ? <FilterPanelSkeleton /> : <SignUpHint />}>
      <JobListSkeleton />
    </DashboardFrame>
  ),
})

const logIn = (variant: LogInVariant, ...at: Path[]): PrerenderedScreen => ({
  at,
  screen: (
    <LogInCard variant={variant} code={null}>
      <LogInSkeleton />
    </LogInCard>
  ),
})

const forgotPassword = (
  <ForgotPasswordCard>
    <RequestResetSkeleton />
  </ForgotPasswordCard>
)

const tracker = (
  <div className="page pt-8 md:pt-10">
    <TrackerHead />
    <TrackerSkeleton />
  </div>
)

const account = (user: User) => (
  <div className="page min-h-dvh pt-8 md:pt-12">
    <AccountIntro user={user} next={null} />
  </div>
)

const hidden = (
  <HiddenFrame>
    <HiddenSkeleton />
  </HiddenFrame>
)

const backOffice = BACK_OFFICE_SCREENS.map((screen) => ({
  at: [screen.at],
  screen: <BackOffice screen={screen}>{PAGE}</BackOffice>,
}))

/** Screens that a page may ask for with their data. */
export const SCREENS_WITH_DATA: readonly PrerenderedScreen[] = [
  {
    at: [paths.job],
    screen: (
      <JobPageFrame>
        <JobPageSkeleton />
      </JobPageFrame>
    ),
    whole: { Screen: JobScreen, first: jobFirst },
  },
  {
    at: [paths.company],
    screen: (
      <CompanyPageFrame>
        <CompanySkeleton />
      </CompanyPageFrame>
    ),
    whole: { Screen: CompanyScreen, first: companyFirst },
  },
]

const forAll: readonly PrerenderedScreen[] = [
  ...SCREENS_WITH_DATA,
  { at: [paths.howWeRead], screen: <HowWeReadFrame decisions={PAGE} /> },
]

/**
 * Screens before the app starts: what does not depend on further calls, and skeletons of the rest. They have no fields,
 * since typed text would be lost. Paying members start at the dashboard.
 */
export function prerenderedScreens(user: User | null): readonly PrerenderedScreen[] {
  if (!user)
    return [
      home,
      dashboard(user),
      ...forAll,
      { at: [paths.redeem], screen: <RedeemSkeleton /> },
      logIn('plain', paths.logIn),
      logIn('unsubscribing', paths.unsubscribeLogIn, paths.unsubscribe),
      { at: [paths.forgotPassword], screen: forgotPassword },
      { at: [paths.signUp], screen: <SignUpView /> },
      { at: [paths.intake], isBare: true, screen: <IntakeView /> },
    ]
  const own: PrerenderedScreen[] = [
    ...forAll,
    { at: [paths.tracker], screen: tracker },
    { at: [paths.account, paths.unsubscribe], isPersonal: true, screen: account(user) },
    { at: [paths.hidden], screen: hidden },
    { at: [paths.connections], screen: <ConnectionsFrame>{PAGE}</ConnectionsFrame> },
    ...(user.isAdmin ? backOffice : []),
  ]
  return user.isFree
    ? [
        home,
        dashboard(user),
        { at: [paths.upgrade], isPersonal: true, screen: <UpgradeView user={user} /> },
        ...own,
      ]
    : [dashboard(user, paths.home), ...own]
}
