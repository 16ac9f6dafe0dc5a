/** @jsxRuntime automatic */
import type { JobRow } from '@lilypad/contracts'
import { clientAddress, paths, publicCompanyPage } from '@lilypad/contracts/addresses'
import {
  dayAndYear,
  daysOpenText,
  type EmployerFacts,
  employerWords,
  outboundLink,
  statesPayText,
} from '@lilypad/domain'
import { formatCount } from '@lilypad/ui'
import { breadcrumbs, FoundHead } from '../frame/head.tsx'
import { Actions, AllJobsLink, ButtonLink, Facts, SOFT } from '../frame/parts.tsx'
import { renderPage } from '../frame/render-page.tsx'
import { AboutLilypad, Aside, Employer } from './employer.tsx'
import { JobLinks } from './job-links.tsx'

export type CompanyPageProps = {
  name: string
  slug: string
  facts: EmployerFacts
  logo: string | null
  /** Those that visitors may see. */
  jobs: readonly JobRow[]
  /** The day on which each was last checked, or null. */
  boards: readonly { careersUrl: string; checkedOn: string | null }[]
  /** The employer as schema.org has it. */
  organization: object
  publicUrl: string
}

function Board({ careersUrl, checkedOn }: CompanyPageProps['boards'][number]) {
  const link = outboundLink(careersUrl)
  const shown = careersUrl.replace(/^https?:\/\//i, '')
  return (
    <li className="card wrap-anywhere relative px-5 py-4 font-bold">
      {link === null ? (
        shown
      ) : (
        <a className="no-underline after:absolute after:inset-0" href={link} rel="noopener nofollow">
          {shown}
        </a>
      )}{' '}
      <span className={`block font-normal ${SOFT}`}>
        {checkedOn === null ? 'Not checked yet' : `Checked ${dayAndYear(checkedOn)}`}
      </span>
    </li>
  )
}

function Boards({ boards }: Pick<CompanyPageProps, 'boards'>) {
  if (boards.length === 0) return null
  return (
    <section aria-labelledby="boards">
      <h2 id="boards">{boards.length === 1 ? 'Its job board' : 'Its job boards'}</h2>
      <ul className="mb-12 grid gap-3 print:hidden">
        {boards.map((board) => (
          <Board key={board.careersUrl} {...board} />
        ))}
      </ul>
    </section>
  )
}

/** Visitors do not see every job: how to. */
function HowToSeeAll({ seen, all, publicUrl }: { seen: string; all: string; publicUrl: string }) {
  return (
    <Aside heading={`Visitors see ${seen} of ${all} open jobs here`}>
      <p>Members with a paid plan see all of them, and every other job on Lilypad.</p>
      <p>
        <ButtonLink look="plain" href={clientAddress(publicUrl, paths.signUp.href())}>
          Become a member
        </ButtonLink>
      </p>
    </Aside>
  )
}

/** The page of an employer with jobs that visitors may see: its facts, its boards, and these jobs. */
export function renderCompanyPage(props: CompanyPageProps): string {
  const { name, slug, facts, logo, jobs, boards, organization, publicUrl } = props
  const title = `Remote jobs at ${name}`
  const url = publicCompanyPage(publicUrl, slug)
  const seen = formatCount(jobs.length)
  const all = formatCount(facts.openJobs)
  const seesAll = jobs.length >= facts.openJobs
  return renderPage({
    title,
    publicUrl,
    head: (
      <FoundHead
        title={title}
        description={`${title}: ${employerWords(facts).join(' · ')}.`}
        url={url}
        publicUrl={publicUrl}
        markup={[organization, breadcrumbs(publicUrl, [{ name, url }])]}
      />
    ),
    children: (
      <>
        <AllJobsLink publicUrl={publicUrl} />
        <Employer logo={logo} name={name} title={name} lead="Remote jobs in education" />
        <Facts
          facts={[
            ['Open jobs on Lilypad', all],
            ['Usually open', facts.medianDaysOpen === null ? null : daysOpenText(facts.medianDaysOpen)],
            ['Pay stated for', statesPayText(facts)],
            ['Checked', facts.lastChecked && dayAndYear(facts.lastChecked)],
          ]}
        />
        <Actions>
          <ButtonLink look="plain" href={clientAddress(publicUrl, paths.company.href(name))}>
            Open it on Lilypad
          </ButtonLink>
        </Actions>
        <section aria-labelledby="open">
          <h2 id="open">{seesAll ? 'Open jobs' : `${seen} of ${all} open jobs`}</h2>
          <JobLinks jobs={jobs} hasCompany={false} />
        </section>
        <Boards boards={boards} />
        {seesAll ? (
          <AboutLilypad publicUrl={publicUrl} />
        ) : (
          <HowToSeeAll seen={seen} all={all} publicUrl={publicUrl} />
        )}
      </>
    ),
  })
}
