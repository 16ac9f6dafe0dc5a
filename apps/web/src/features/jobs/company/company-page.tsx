import { paths } from '@lilypad/contracts/addresses'
import { employerWordsToday, formatDaysAgo, newYorkDay, outboundLink, stackJobs } from '@lilypad/domain'
import { BreakableText, buttonClass, EmptyState, OutIcon, OutLink, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound, toLoadMessage } from '@/api/failure-messages.ts'
import { type Company, companyQuery } from '@/api/jobs/company.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { FollowButton } from '@/parts/follow-button.tsx'
import { useToday } from '@/parts/use-today.ts'
import { ErrorState } from '@/ui/error-state.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { HiddenCompany } from '../hide/hide-button.tsx'
import { useCardActions } from '../job-actions.ts'
import { FitWishes } from '../job-fit.tsx'
import { AudienceColors, DottedLine } from '../job-lines.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobList } from '../list/job-list.tsx'
import { seenCards, usePersonalJobs } from '../list/use-listed-jobs.ts'
import { CompanyPageFrame } from '../page/page-frames.tsx'
import { SignUpCard, useJoiningPath } from '../sign-up-links.tsx'
import { CompanyFrame, CompanySkeleton } from './company-skeleton.tsx'

/** An employer's own logo, else the one of its jobs. */
const findLogo = ({ logoFile, jobs }: Company): string | null =>
  logoAddress({ logoOneOff: jobs[0] ? logoAddress(jobs[0]) : null, logoFile, logoAttachment: null })

function CompanyHead({ company }: { company: Company }) {
  const today = useToday()
  const site = company.site && outboundLink(company.site)
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-80 items-start gap-4 md:gap-5">
        <LogoTile name={company.name} src={findLogo(company)} size="large" />
        <div className="min-w-0">
          <h1 className="font-bold text-xl md:text-2xl">
            <BreakableText text={company.name} />
          </h1>
          <DottedLine
            facts={employerWordsToday(company.facts, today)}
            className="mt-1.5 text-ink-soft tabular-nums"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FollowButton name={company.name} />
        {site && (
          <OutLink href={site} className={buttonClass()}>
            Careers site
            <OutIcon />
          </OutLink>
        )}
      </div>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const href = outboundLink(address)
  const text = <BreakableText text={address.replace(/^https?:\/\//i, '')} />
  if (href === null) return text
  return (
    <OutLink
      href={href}
      className="inline-block rounded-sm py-0.5 font-medium text-accent-text hover:underline touch:py-3"
    >
      {text}
    </OutLink>
  )
}

function CompanyBoards({ boards, facts: { medianDaysOpen } }: Company) {
  const today = useToday()
  return (
    boards.length > 0 && (
      <section aria-labelledby="company-boards" className="card px-5 pt-4 pb-2">
        <h2 id="company-boards" className="font-bold">
          {boards.length === 1 ? 'Its job board' : 'Its job boards'}
        </h2>
        <ul className="divide-y divide-line">
          {boards.map(({ address, last_checked: lastChecked, postings }) => (
            <li key={address} className="min-w-0 py-3 text-sm">
              <Address address={address} />
              <p className="text-ink-soft tabular-nums">
                {lastChecked
                  ? `${plural(postings, 'posting')} · checked ${formatDaysAgo(newYorkDay(new Date(lastChecked)), today)}`
                  : 'Not checked yet'}
              </p>
            </li>
          ))}
        </ul>
        <p className="border-line border-t py-3 text-ink-soft text-xs">
          We list only its remote jobs.
          {medianDaysOpen !== null && ' “Usually open” is the median of the jobs we saw open and close.'}
        </p>
      </section>
    )
  )
}

function Cards({ jobs }: Pick<Company, 'jobs'>) {
  const { jobs: own, isPending } = usePersonalJobs(jobs)
  const { stacks } = useMemo(() => seenCards(own, stackJobs(own)), [own])
  const actions = useCardActions({ fromList: false })
  // What the person hides must not be seen for a moment.
  if (isPending) return <JobListSkeleton />
  return (
    <FitWishes>
      <JobList stacks={stacks} count={jobs.length} {...actions} onFollow={null} />
      <Toasts />
    </FitWishes>
  )
}

type NoneProps = { heading?: 'h1'; title: string; look?: 'primary'; children: string }

const None = ({ look, children, ...rest }: NoneProps) => (
  <EmptyState
    {...rest}
    action={
      <Link to={paths.dashboard.href()} className={buttonClass(look)}>
        See all jobs
      </Link>
    }
  >
    {children}
  </EmptyState>
)

function CompanyJobs({ name, jobs, facts: { openJobs } }: Company) {
  const joining = useJoiningPath()
  if (openJobs === 0) return <None title="No open jobs right now">It has no remote jobs at the moment.</None>
  const isPart = jobs.length < openJobs
  return (
    <section aria-labelledby="company-jobs">
      <h2 id="company-jobs" className="mb-3 font-semibold text-sm tabular-nums">
        {isPart && `${jobs.length.toLocaleString('en-US')} of `}
        {plural(openJobs, 'open job')}
      </h2>
      <HiddenCompany name={name} />
      {jobs.length > 0 && <Cards jobs={jobs} />}
      {jobs.length === 0 && (
        <p className="mb-4 text-ink-soft">Members with a paid plan see {openJobs === 1 ? 'it' : 'them'}.</p>
      )}
      {joining && isPart && <SignUpCard path={joining} />}
    </section>
  )
}

function CompanyBody({ name }: { name: string }) {
  const { data: company, error, refetch } = useQuery(companyQuery(name))
  if (company)
    return (
      <CompanyFrame head={<CompanyHead company={company} />} boards={<CompanyBoards {...company} />}>
        <AudienceColors>
          <CompanyJobs {...company} />
        </AudienceColors>
      </CompanyFrame>
    )
  if (!error) return <CompanySkeleton />
  if (isNotFound(error))
    return (
      <None heading="h1" title="We couldn’t find this employer" look="primary">
        It has no open jobs on Lilypad, or the link is incomplete.
      </None>
    )
  return <ErrorState message={toLoadMessage(error)} onRetry={() => void refetch()} />
}

export function CompanyPage({ name }: { name: string }) {
  return (
    <CompanyPageFrame>
      <CompanyBody name={name} />
    </CompanyPageFrame>
  )
}
