import { paths } from '@lilypad/contracts/addresses'
import { NO_FILTER, writeFilterQuery } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { followedQuery } from '@/api/jobs/hidden.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { FollowButton } from '@/parts/follow-button.tsx'
import { Section, TextLink } from './section.tsx'

const THEIR_JOBS = `${paths.dashboard.href()}${writeFilterQuery({ ...NO_FILTER, onlyFollowed: true }, null)}`

function Followed() {
  const query = useQuery(followedQuery)
  if (!query.data) return <QueryFallback query={query} waiting={<p className="min-h-6" />} />
  if (query.data.size === 0)
    return <p className="text-ink-soft">None yet. Follow a company on its page or on a job of it.</p>
  return (
    <>
      <ul className="mb-4 divide-y divide-line">
        {[...query.data].map((name) => (
          <li key={name} className="flex min-h-12 items-center justify-between gap-4">
            <Link to={paths.company.href(name)} className="wrap-anywhere font-semibold hover:underline">
              {name}
            </Link>
            <FollowButton name={name} />
          </li>
        ))}
      </ul>
      <TextLink to={THEIR_JOBS}>See their jobs, or save them as a search with alerts</TextLink>
    </>
  )
}

export const FollowedSection = () => (
  <Section
    title="Companies you follow"
    lead="Their new jobs are marked in your list, and come with the alerts of your saved searches."
  >
    <Followed />
  </Section>
)
