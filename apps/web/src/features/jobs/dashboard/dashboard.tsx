import { paths } from '@lilypad/contracts/addresses'
import { Frog } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { userQuery, useUser } from '@/api/accounts/session.ts'
import { dismissWelcome, type Occasion, useWelcome } from '@/api/accounts/welcome.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { homeQuery } from '@/api/home/home.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { type Filters, useFilters } from '../filters/use-filters.ts'
import { useSearchOfPath, useStartState } from '../filters/use-start-state.ts'
import { FitWishes, useWishes } from '../fit.tsx'
import { AudienceColors } from '../job-lines.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobResults } from '../list/job-results.tsx'
import { useSearchOnServer } from '../list/search-on-server.tsx'
import { useJobList } from '../list/use-job-list.ts'
import { useListedJobs } from '../list/use-listed-jobs.ts'
import { useSplit } from '../split/use-split.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const WORDS: Record<Occasion, { title: string; text: string }> = {
  joined: { title: 'Welcome to Lilypad!', text: 'Your account was created and you are logged in.' },
  upgraded: {
    title: 'Your plan has started',
    text: 'Thank you. Every job, every filter and your own alerts are yours now.',
  },
}

const linkClass = 'font-semibold text-accent-text underline underline-offset-2'

const NextSteps = () => {
  const { data: home } = useQuery(homeQuery)
  return (
    <>
      <p className="mt-4 font-bold text-ink text-lg tabular-nums">
        {home ? `All ${home.counts.all.toLocaleString('en-US')} jobs are open` : 'All jobs are open'}
      </p>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
        <li>Choose filters and save them: we e-mail you new matches.</li>
        <li>Star a job to put it in your tracker.</li>
        <li>
          Not sure where to begin?{' '}
          <Link to={paths.intake.href()} onClick={dismissWelcome} className={linkClass}>
            Find my fit
          </Link>
        </li>
      </ol>
    </>
  )
}

/** Greets a member who has just joined or upgraded; the frog celebrates with those who pay. */
const WelcomeModal = () => {
  const occasion = useWelcome()
  const user = useUser()
  if (!occasion) return null
  const { title, text } = WORDS[occasion]
  const hasPaid = user ? !user.isFree : false
  return (
    <Dialog
      title={title}
      onClose={dismissWelcome}
      actions={
        <Button look="primary" data-first="" onClick={dismissWelcome}>
          Start exploring
        </Button>
      }
    >
      {hasPaid && (
        <div className="mb-2 flex justify-center">
          <Frog />
        </div>
      )}
      <p>{text}</p>
      {hasPaid && <NextSteps />}
    </Dialog>
  )
}

const JobPane = lazy(() => import('../split/job-pane.tsx'))

/** What the dashboard asks the server for, and the initial filter. */
const useSource = () => {
  const { data: user = null, isPending } = useQuery(userQuery)
  return {
    listed: useListedJobs(),
    /** Null for a visitor, undefined while unknown. */
    user: isPending ? undefined : user,
    wishes: useWishes(),
    start: useStartState(),
    searchOfPath: useSearchOfPath(),
  }
}

type Shown = Pick<Filters, 'searchId' | 'stateText'>

type DashboardProps = {
  /** Renders the saved searches; gets the one shown and what a new one would save. */
  searches: (shown: Shown) => ReactNode
  /** Renders the offer of an e-mail when nothing is found. */
  alert: (shown: Shown) => ReactNode
}

/** The list and its filters: all that renders again with each letter typed. */
const Narrowed = ({ source, searches, alert }: DashboardProps & { source: ReturnType<typeof useSource> }) => {
  const { user, wishes, start, searchOfPath } = source
  const { list, query, isPending } = source.listed
  const { failure, isMissing } = searchOfPath
  const split = useSplit()
  const filters = useFilters(start, user ?? null, wishes, split.isOn ? (split.job?.id ?? null) : null)
  const here = useJobList(list, filters, wishes ?? null)
  const there = useSearchOnServer(list, filters, wishes ?? null)
  const { result, choices, isAsking, status } = list?.isOnServer ? there : here
  const isStuck = list !== null && !filters.isReady && failure !== null
  const isOpening = list !== null && (filters.isReady ? isAsking : !isStuck)
  const { searchId, stateText } = filters
  if (split.elsewhere) return <Navigate to={paths.job.href(split.elsewhere)} replace />
  return (
    <AudienceColors>
      <DashboardFrame
        lead="Gathered from the companies’ own job boards."
        filters={
          <FilterPanel
            {...{ user, filters, choices }}
            count={result?.count ?? 0}
            isOnServer={list?.isOnServer ?? false}
            isFolded={split.isOn}
            searches={searches({ searchId, stateText })}
          />
        }
        beside={
          split.isOn && (
            <Suspense>
              <JobPane split={split} />
            </Suspense>
          )
        }
      >
        {isMissing && (
          <p role="status" className="mb-4 rounded-md bg-wash px-4 py-3 text-sm">
            We couldn’t find this saved search, so you see all jobs.
          </p>
        )}
        {(isPending || isOpening) && <JobListSkeleton />}
        {query.isLoadingError && (
          <ErrorState
            title="We couldn’t load the jobs"
            message={loadMessageOf(query.error)}
            onRetry={() => query.refetch()}
          />
        )}
        {isStuck && <ErrorState message={failure.message} onRetry={failure.retry} />}
        {filters.isReady && status}
        {filters.isReady && result && (
          <FitWishes>
            <JobResults
              key={filters.entry}
              {...{ filters, result, split }}
              alert={alert({ searchId, stateText })}
            />
          </FitWishes>
        )}
      </DashboardFrame>
    </AudienceColors>
  )
}

export function Dashboard(props: DashboardProps) {
  return (
    <>
      <Narrowed source={useSource()} {...props} />
      <WelcomeModal />
    </>
  )
}
