import { paths } from '@lilypad/contracts/addresses'
import { employerWordsToday, newYorkDay, outboundLink, stackJobs } from '@lilypad/domain'
import { BreakableText, buttonClass, EmptyState, OutIcon, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound, loadMessageOf } from '@/api/failure-messages.ts'
import { colorsQuery } from '@/api/home/home.ts'
import { type Company, type CompanyBoard, companyQuery } from '@/api/jobs/company.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { ErrorState } from '@/ui/error-state.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { FitWishes, useWishes } from '../fit.tsx'
import { HiddenCompany } from '../hide/hide-button.tsx'
import { useHideInList } from '../hide/use-hide.ts'
import { useOpenJob, useStar } from '../job-actions.ts'
import { AudienceColors, DottedLine, wordParts } from '../job-lines.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobList } from '../list/job-list.tsx'
import { seenCards, useOwnJobs } from '../list/use-listed-jobs.ts'
import { CompanyPageFrame } from '../page/page-frames.tsx'
import { SignUpCard, useJoiningPath } from '../sign-up-links.tsx'
import { CompanyFrame, CompanySkeleton } from './company-skeleton.tsx'

/** Counted from the day on which the page was opened. */
const Facts = ({ facts }: Pick<Company, 'facts'>) => {
  const [today] = useState(() => newYorkDay(new Date()))
  return (
    <DottedLine
      parts={wordParts(employerWordsToday(facts, today))}
      className="mt-1.5 text-ink-soft tabular-nums"
    />
  )
}

const SiteLink = ({ site }: { site: string }) => {
  const href = outboundLink(site)
  return (
    href && (
      <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
        Careers site
        <OutIcon />
      </a>
    )
  )
}

/** An employer's own logo, else the one of its jobs. */
const logoOf = ({ logoFile, jobs }: Company): string | null =>
  logoAddress({ logoOneOff: jobs[0] ? logoAddress(jobs[0]) : null, logoFile, logoAttachment: null })

/** Who it is, and how it hires. */
const CompanyHead = ({ company }: { company: Company }) => (
  <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
    <div className="flex min-w-0 flex-1 basis-80 items-start gap-4 md:gap-5">
      <LogoTile name={company.name} src={logoOf(company)} size="large" />
      <div className="min-w-0">
        <h1 className="font-bold text-xl md:text-2xl">
          <BreakableText text={company.name} />
        </h1>
        <Facts facts={company.facts} />
      </div>
    </div>
    {company.site && <SiteLink site={company.site} />}
  </div>
)

const Address = ({ address }: { address: string }) => {
  const href = outboundLink(address)
  const text = <BreakableText text={address.replace(/^https?:\/\//i, '')} />
  if (href === null) return text
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-block rounded-sm py-0.5 font-medium text-accent-text hover:underline touch:py-3"
    >
      {text}
    </a>
  )
}

const Board = ({ board }: { board: CompanyBoard }) => (
  <li className="min-w-0 py-3 text-sm">
    <Address address={board.address} />
    <p className="text-ink-soft tabular-nums">
      {board.lastChecked ? (
        <>
          {plural(board.postings, 'posting')} · checked <TimeAgo at={board.lastChecked} />
        </>
      ) : (
        'Not checked yet'
      )}
    </p>
  </li>
)

type CompanyBoardsProps = { boards: readonly CompanyBoard[]; medianDaysOpen: number | null }

/** Where we look for its jobs, and when we last did. */
const CompanyBoards = ({ boards, medianDaysOpen }: CompanyBoardsProps) =>
  boards.length > 0 && (
    <section aria-labelledby="company-boards" className="card px-5 pt-4 pb-2">
      <h2 id="company-boards" className="font-bold">
        {boards.length === 1 ? 'Its job board' : 'Its job boards'}
      </h2>
      <ul className="divide-y divide-line">
        {boards.map((board) => (
          <Board key={board.address} board={board} />
        ))}
      </ul>
      <p className="border-line border-t py-3 text-ink-soft text-xs">
        We list only its remote jobs.
        {medianDaysOpen !== null && ' “Usually open” is the median of the jobs we saw open and close.'}
      </p>
    </section>
  )

/** All jobs are asked for, always. */
const ALL = {}
const ignore = () => undefined

const Cards = ({ jobs }: Pick<Company, 'jobs'>) => {
  const { jobs: own, isPending } = useOwnJobs(jobs)
  const { stacks } = useMemo(() => seenCards(own, stackJobs(own)), [own])
  const onOpen = useOpenJob({ fromList: false })
  const wishes = useWishes() ?? null
  const onStar = useStar()
  const onHide = useHideInList()
  // What the person hides must not be seen for a moment.
  if (isPending) return <JobListSkeleton />
  return (
    <FitWishes value={wishes}>
      <JobList
        stacks={stacks}
        count={jobs.length}
        asked={ALL}
        more={null}
        marksStates={false}
        restored={null}
        onLeave={ignore}
        onOpen={onOpen}
        onStar={onStar}
        onHide={onHide}
        action={null}
      />
      <Toasts />
    </FitWishes>
  )
}

const headingOf = (seen: number, open: number) =>
  seen < open ? `${seen.toLocaleString('en-US')} of ${plural(open, 'open job')}` : plural(open, 'open job')

const NoOpenJobs = () => (
  <EmptyState
    title="No open jobs right now"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass()}>
        See all jobs
      </Link>
    }
  >
    It has no remote jobs at the moment.
  </EmptyState>
)

/** The open jobs that the person may see, and the way to the others. */
const CompanyJobs = ({ name, jobs, facts: { openJobs } }: Company) => {
  const joining = useJoiningPath()
  if (openJobs === 0) return <NoOpenJobs />
  return (
    <section aria-labelledby="company-jobs">
      <h2 id="company-jobs" className="mb-3 font-semibold text-sm tabular-nums">
        {headingOf(jobs.length, openJobs)}
      </h2>
      <HiddenCompany name={name} />
      {jobs.length > 0 && <Cards jobs={jobs} />}
      {jobs.length === 0 && (
        <p className="mb-4 text-ink-soft">Members with a paid plan see {openJobs === 1 ? 'it' : 'them'}.</p>
      )}
      {joining && jobs.length < openJobs && <SignUpCard path={joining} />}
    </section>
  )
}

const NO_COLORS = {}

const UnknownCompany = () => (
  <EmptyState
    heading="h1"
    title="We couldn’t find this employer"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass('primary')}>
        See all jobs
      </Link>
    }
  >
    It has no open jobs on Lilypad, or the link is incomplete.
  </EmptyState>
)

const LoadedCompany = ({ company }: { company: Company }) => {
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const boards = <CompanyBoards boards={company.boards} medianDaysOpen={company.facts.medianDaysOpen} />
  return (
    <CompanyFrame head={<CompanyHead company={company} />} boards={boards}>
      <AudienceColors value={colors}>
        <CompanyJobs {...company} />
      </AudienceColors>
    </CompanyFrame>
  )
}

const CompanyBody = ({ name }: { name: string }) => {
  const { data: company, error, refetch } = useQuery(companyQuery(name))
  if (company) return <LoadedCompany company={company} />
  if (!error) return <CompanySkeleton />
  if (isNotFound(error)) return <UnknownCompany />
  return <ErrorState message={loadMessageOf(error)} onRetry={() => void refetch()} />
}

/** The page of one employer, by its name or slug. */
export const CompanyPage = ({ name }: { name: string }) => (
  <CompanyPageFrame>
    <CompanyBody name={name} />
  </CompanyPageFrame>
)
