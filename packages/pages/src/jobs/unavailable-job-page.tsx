/** @jsxRuntime automatic */
import type { JobRow } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { dayAndYear, PLANS, type Plan } from '@lilypad/domain'
import { ShareCard } from '../frame/head.tsx'
import { Actions, ButtonLink, renderMissing } from '../frame/parts.tsx'
import { renderPage } from '../frame/render-page.tsx'
import { JobLinks } from './job-links.tsx'

/** The query of a public page that leads to the same in the client. */
export const OPEN_IN_CLIENT = 'open'

export function renderRemovedJob(publicUrl: string): string {
  return renderMissing({
    title: 'No longer available',
    heading: 'This job is no longer available.',
    text: 'The company has filled or withdrawn it. New jobs come in every day.',
    link: { label: 'See today’s jobs', href: clientAddress(publicUrl, paths.dashboard.href()) },
    publicUrl,
  })
}

type ClosedJobProps = {
  title: string
  company: string
  /** The day, as `YYYY-MM-DD`. */
  closedOn: string
  related: readonly JobRow[]
  publicUrl: string
}

/** The page of a job that closed lately: no search engine is to show it, and what is like it follows. */
export function renderClosedJob({ title, company, closedOn, related, publicUrl }: ClosedJobProps): string {
  const name = company === '' ? title : `${title} at ${company}`
  return renderPage({
    title: `Closed: ${name}`,
    publicUrl,
    head: <meta name="robots" content="noindex" />,
    children: (
      <>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-3">This job closed on {dayAndYear(closedOn)}. It takes no applications any more.</p>
        <Actions>
          <ButtonLink href={clientAddress(publicUrl, paths.dashboard.href())}>See today’s jobs</ButtonLink>
        </Actions>
        {related.length > 0 && (
          <section aria-labelledby="related" className="mt-8">
            <h2 id="related">Similar jobs that are open</h2>
            <JobLinks jobs={related} />
          </section>
        )}
      </>
    ),
  })
}

function PlanCard({ name, price, struckPrice, period, points }: Plan) {
  return (
    <li className="card p-5 [&_h3]:font-bold [&_strong]:text-ink [&_strong]:text-xl">
      <h3>{name}</h3>
      <p className="text-ink-soft text-sm">
        {struckPrice !== null && (
          <>
            <s>{struckPrice}</s>{' '}
          </>
        )}
        <strong>{price}</strong> {period}
      </p>
      <ul className="mt-3 list-disc pl-4.5 text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  )
}

/**
 * Replaces the page of an unknown job or employer, or one that visitors may not see. It is the same for every address,
 * to the byte, so that it reveals nothing: its link into the client is relative.
 *
 * @param jobs some that visitors may see
 */
export function renderForMembers(
  kind: 'job' | 'employer',
  publicUrl: string,
  jobs: readonly JobRow[],
): string {
  const heading = kind === 'job' ? 'This job may be for members.' : 'This employer’s jobs may be for members.'
  return renderPage({
    title: heading.replace(/\.$/, ''),
    publicUrl,
    head: <ShareCard title={heading} publicUrl={publicUrl} />,
    children: (
      <>
        <h1>{heading}</h1>
        <p className="mt-3">
          Visitors see a tenth of our jobs; members with a paid plan see all of them. The link may also be
          incomplete.
        </p>
        <Actions>
          <ButtonLink href={clientAddress(publicUrl, paths.signUp.href())}>Become a member</ButtonLink>
          <ButtonLink look="plain" href={`?${OPEN_IN_CLIENT}`}>
            Open it as a member
          </ButtonLink>
        </Actions>
        <section aria-labelledby="plans" className="mt-12">
          <h2 id="plans">Plans</h2>
          <ul className="mb-12 grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-3">
            {PLANS.map((plan) => (
              <PlanCard key={plan.name} {...plan} />
            ))}
          </ul>
        </section>
        {jobs.length > 0 && (
          <section aria-labelledby="open">
            <h2 id="open">Open to everybody</h2>
            <JobLinks jobs={jobs} />
          </section>
        )}
      </>
    ),
  })
}
