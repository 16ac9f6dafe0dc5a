import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { Wishes } from '@lilypad/domain'
import { Frog } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { userQuery, useUser } from '@/api/accounts/session.ts'
import { dismissWelcome, type Occasion, useWelcome } from '@/api/accounts/welcome.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { colorsQuery, homeQuery } from '@/api/home/home.ts'
import type { JobList } from '@/api/jobs/jobs.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import type { Choices } from '../filters/choices.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { type FilterStart, type Filters, useFilterStart, useFilters } from '../filters/use-filters.ts'
import { type SearchFailure, useIsSearchMissing, useSearchFailure } from '../filters/use-start-state.ts'
import { FitWishes, useWishes } from '../fit.tsx'
import { AudienceColors } from '../job-lines.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobResults, NoJobs } from '../list/job-results.tsx'
import { type FoundJobs, useJobList } from '../list/use-job-list.ts'
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

/** What somebody who has just paid does next. */
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

type Told = {
  /** The entry of the history whose question was answered. */
  entry: string | null
  /** Null for a failure, undefined before the first answer. */
  found: FoundJobs | null | undefined
  /** Those of the last answer, whatever came of the next. */
  choices: Choices | null
}

const NOTHING_TOLD: Told = { entry: null, found: undefined, choices: null }

/**
 * What the filters find: in the list in the browser; or by the server, of which `tell` is told.
 * What was found stays until the next is there.
 */
const useFound = (list: JobList | null, filters: Filters, wishes: Wishes | null) => {
  const { entry } = filters
  const here = useJobList(list, filters, wishes)
  const [told, setTold] = useState(NOTHING_TOLD)
  const tell = useCallback(
    (found: Told['found']) => setTold((was) => ({ entry, found, choices: found?.choices ?? was.choices })),
    [entry],
  )
  if (!list?.isOnServer) return { found: here, choices: here?.choices ?? null, tell, isAsking: false }
  const found = told.entry === entry ? told.found : undefined
  return { found: found ?? null, choices: told.choices, tell, isAsking: found === undefined }
}

const JobPane = lazy(() => import('../split/job-pane.tsx'))
const SearchOnServer = lazy(() => import('../list/search-on-server.tsx'))

const NO_COLORS = {}

type Source = {
  listed: ReturnType<typeof useListedJobs>
  colors: Record<string, string>
  /** The current user: null for a visitor, undefined while unknown. */
  user: User | null | undefined
  /** What jobs are compared with: null for nothing, undefined while unknown. */
  wishes: Wishes | null | undefined
  begin: FilterStart
  failure: SearchFailure | null
  isMissing: boolean
}

const ignore = () => undefined

/**
 * The initial filter. Only a search that the person asked for, by its address, counts as loaded, so that its new jobs are
 * no longer new; one with which the bare dashboard opens by itself does not.
 */
const useBegin = (): FilterStart => {
  const begin = useFilterStart()
  return useParams().searchId === undefined ? { ...begin, noteLoaded: ignore } : begin
}

/** What the dashboard asks the server for. */
const useSource = (): Source => {
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const { data: user = null, isPending } = useQuery(userQuery)
  return {
    listed: useListedJobs(),
    colors,
    user: isPending ? undefined : user,
    wishes: useWishes(),
    begin: useBegin(),
    failure: useSearchFailure(),
    isMissing: useIsSearchMissing(),
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
const Narrowed = ({ source, searches, alert }: DashboardProps & { source: Source }) => {
  const { listed, colors, user, wishes, begin, failure, isMissing } = source
  const { list, query } = listed
  const split = useSplit()
  const filters = useFilters(begin, user ?? null, wishes, split.isOn ? (split.job?.id ?? null) : null)
  const { found, choices, tell, isAsking } = useFound(list, filters, wishes ?? null)
  const isStuck = list !== null && !filters.isReady && failure !== null
  const isOpening = list !== null && (filters.isReady ? isAsking : !isStuck)
  const panel = (
    <FilterPanel
      user={user}
      filters={filters}
      choices={choices}
      count={found?.count ?? 0}
      isOnServer={list?.isOnServer ?? false}
      isFolded={split.isOn}
      searches={searches({ searchId: filters.searchId, stateText: filters.stateText })}
    />
  )
  if (split.elsewhere) return <Navigate to={paths.job.href(split.elsewhere)} replace />
  const beside = split.isOn && (
    <Suspense>
      <JobPane split={split} />
    </Suspense>
  )
  return (
    <AudienceColors value={colors}>
      <DashboardFrame lead="Gathered from the companies’ own job boards." filters={panel} beside={beside}>
        {isMissing && (
          <p role="status" className="mb-4 rounded-md bg-wash px-4 py-3 text-sm">
            We couldn’t find this saved search, so you see all jobs.
          </p>
        )}
        {(listed.isPending || isOpening) && <JobListSkeleton />}
        {query.isLoadingError && (
          <ErrorState
            title="We couldn’t load the jobs"
            message={loadMessageOf(query.error)}
            onRetry={() => query.refetch()}
          />
        )}
        {isStuck && <ErrorState message={failure.message} onRetry={failure.retry} />}
        {list?.isOnServer && filters.isReady && (
          <Suspense>
            <SearchOnServer key={filters.entry} wishes={wishes ?? null} {...{ list, filters, tell }} />
          </Suspense>
        )}
        {found && filters.isReady && (
          <FitWishes value={wishes ?? null}>
            <JobResults
              key={filters.entry}
              none={<NoJobs offers={found.offers} filters={filters} alert={alert(filters)} />}
              {...{ filters, found, split }}
            />
          </FitWishes>
        )}
      </DashboardFrame>
    </AudienceColors>
  )
}

/** All jobs that someone may see, with filters. */
export const Dashboard = (props: DashboardProps) => (
  <>
    <Narrowed source={useSource()} {...props} />
    <WelcomeModal />
  </>
)
