/** @jsxRuntime automatic */
import type { JobHistory, JobRow } from '@lilypad/contracts'
import {
  jobPage as clientPage,
  publicCompanyPage,
  publicJobPage,
  serverPaths,
} from '@lilypad/contracts/addresses'
import { applyLink, dayAndYear, employerSlug, type FactLine, jobDateFacts, jobFacts } from '@lilypad/domain'
import { breadcrumbs, FoundHead } from '../frame/head.tsx'
import { Actions, AllJobsLink, ButtonLink, SOFT } from '../frame/parts.tsx'
import { renderPage } from '../frame/render-page.tsx'
import { AboutLilypad, Employer } from './employer.tsx'
import { JobLinks } from './job-links.tsx'
import { ForYou, History } from './job-sections.tsx'

const TEASER_LENGTH = 220

/** After a text of this length, the buttons above it are out of sight. */
const LONG_TEXT = 1_200

function toTeaser(text: string): string {
  if (text.length <= TEASER_LENGTH) return text
  const words = new RegExp(`^.{1,${TEASER_LENGTH}}(?=\\s)`, 'su').exec(text)?.[0]
  return `${words ?? [...text].slice(0, TEASER_LENGTH).join('')}…`
}

/** HTML without anything that could run, load or lead astray. */
export type SanitizedHtml = { readonly html: string }

export type JobPageProps = {
  job: Parameters<typeof jobFacts>[0] & {
    id: number
    url: string
    summary: string
    description: string | null
    logoFile: string | null
    workplace: string | null
    jobType: string | null
    featured: boolean
  }
  /** Where one may live, in few words; null where it is not stated. */
  place: string | null
  dates: Parameters<typeof jobDateFacts>[0]
  /** What its posting states of who can take it. */
  lines: readonly FactLine[]
  description: SanitizedHtml | null
  history: JobHistory
  related: readonly JobRow[]
  picture: { path: string; text: string | null }
  /** The job as schema.org has it; null where a required value is unknown. */
  posting: object | null
  publicUrl: string
}

function JobActions({ job, publicUrl }: JobPageProps) {
  const apply = applyLink(job.url)
  return (
    <Actions>
      {apply !== null && (
        <ButtonLink href={apply} rel="noopener nofollow">
          Apply on company site
        </ButtonLink>
      )}
      <ButtonLink look="plain" href={clientPage(publicUrl, job.id)}>
        Save it on Lilypad
      </ButtonLink>
    </Actions>
  )
}

/** The only text of others that is not escaped. */
function Description({ html }: SanitizedHtml) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** An employer whose job visitors may see has a page, under any name that makes an address. */
function EmployerLink({ name }: { name: string }) {
  const slug = employerSlug(name)
  return slug === '' ? name : <a href={serverPaths.company.href(slug)}>{name}</a>
}

function JobHead({ name, ...props }: JobPageProps & { name: string }) {
  const { job, place, picture, posting, publicUrl } = props
  const { title, company, salary } = jobFacts(job)
  const facts = [salary, place, job.jobType].filter((known) => known !== null).join(' · ')
  const slug = employerSlug(company)
  const url = publicJobPage(publicUrl, job.id)
  const trail = [
    ...(slug === '' ? [] : [{ name: company, url: publicCompanyPage(publicUrl, slug) }]),
    { name: title, url },
  ]
  return (
    <FoundHead
      title={name}
      description={toTeaser([`Remote · ${facts}.`, job.summary].join(' ').trim())}
      url={url}
      picture={{ path: picture.path, text: [name, picture.text].filter(Boolean).join(', ') }}
      publicUrl={publicUrl}
      markup={[posting, breadcrumbs(publicUrl, trail)]}
    />
  )
}

/**
 * The page of a job that visitors may see: readable without the web client, found by search engines, with links into
 * the product.
 */
export function renderJobPage(props: JobPageProps): string {
  const { job, dates, lines, description, history, related, publicUrl } = props
  const { title, company, salary, travel } = jobFacts(job)
  const name = company === '' ? title : `${title} at ${company}`
  return renderPage({
    title: name,
    publicUrl,
    head: <JobHead {...props} name={name} />,
    children: (
      <>
        <AllJobsLink publicUrl={publicUrl} />
        <Employer logo={job.logoFile} name={company} title={title} lead={<EmployerLink name={company} />} />
        {job.featured && <p className="mt-2 font-semibold text-highlight-text text-sm">Sponsored listing</p>}
        <dl className={`mt-2 flex flex-wrap gap-x-4 *:flex *:gap-x-1.5 ${SOFT}`}>
          {jobDateFacts(dates).map(({ name: what, day }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{dayAndYear(day)}</dd>
            </div>
          ))}
        </dl>
        <JobActions {...props} />
        <ForYou
          lines={lines}
          pay={salary}
          work={[[job.jobType, job.workplace].filter(Boolean).join(', '), travel]}
        />
        <section className="article wrap-anywhere" aria-labelledby="description">
          <h2 id="description" className="sr-only">
            Description
          </h2>
          {description === null ? (
            <p>The full posting is on the company’s site.</p>
          ) : (
            <Description {...description} />
          )}
        </section>
        <History history={history} />
        {(job.description || job.summary).length >= LONG_TEXT && <JobActions {...props} />}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related">Related Jobs</h2>
            <JobLinks jobs={related} />
          </section>
        )}
        <AboutLilypad publicUrl={publicUrl} />
      </>
    ),
  })
}
