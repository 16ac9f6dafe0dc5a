/** @jsxRuntime automatic */
import type { JobRow } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { getPay, jobFacts } from '@lilypad/domain'

/** Facts that stay whole where they wrap, with a dot between each two. */
function DottedFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <span key={index}>
      {index > 0 && (
        <span className="dot" aria-hidden="true">
          {' · '}
        </span>
      )}
      {fact}
    </span>
  ))
}

/**
 * A job as a card: title and pay, then company, place, type and travel; no place where its row names none, since it may
 * hire in the whole US or say nothing of it. Its link is named by all of them.
 */
function JobLink({ job, hasCompany }: { job: JobRow; hasCompany: boolean }) {
  const { title, company, location, travel } = jobFacts(job)
  const pay = getPay(job)?.text
  const facts = [hasCompany && company, job.locations.length > 0 && location, job.jobType, travel]
  const [titleId, payId, lineId] = ['title', 'pay', 'line'].map((part) => `${part}-${job.id}`)
  return (
    <li className="card wrap-anywhere relative px-5 py-4 hover:shadow-[inset_0_0_0_1px_var(--line-strong)]">
      <div className="flex flex-wrap justify-between gap-x-6 font-bold">
        <a
          id={titleId}
          aria-labelledby={`${titleId} ${payId} ${lineId}`}
          className="no-underline after:absolute after:inset-0 after:rounded-md"
          href={serverPaths.job.href(job.id)}
        >
          {title}
        </a>{' '}
        <span id={payId} className={pay === undefined ? 'font-normal text-ink-soft text-sm' : 'tabular-nums'}>
          {pay ?? 'Salary not listed'}
        </span>
      </div>
      <div id={lineId} className="overflow-x-clip text-ink-soft text-sm">
        <span className="dotted">
          <DottedFacts facts={facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[]} />
        </span>
      </div>
    </li>
  )
}

type JobLinksProps = {
  jobs: readonly JobRow[]
  /** False on the company's own page. */
  hasCompany?: boolean
}

export function JobLinks({ jobs, hasCompany = true }: JobLinksProps) {
  return (
    <ul className="mb-12 grid gap-3 print:hidden">
      {jobs.map((job) => (
        <JobLink key={job.id} job={job} hasCompany={hasCompany} />
      ))}
    </ul>
  )
}
