import { paths } from '@lilypad/contracts/addresses'
import { formatCount, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminQuery } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'

const reportQuery = adminQuery('loadSearchEngineReport', {})

const FINDERS = { indexnow: 'IndexNow', websub: 'Feed hub' }

/** What search engines find on the public pages. */
export function SearchEngines() {
  const { data, ...query } = useQuery(reportQuery)
  if (!data)
    return (
      <QueryFallback query={query} waiting={<TableSkeleton label="Loading what search engines find..." />} />
    )
  const { sitemap, closed_with_markup: wrong } = data
  const facts = [
    `${plural(data.num_public, 'public job')}, ${formatCount(data.num_with_markup)} of them with data for search engines; ${formatCount(data.num_broken)} of these lack something that Google asks for.`,
    ...data.problems.map(({ problem, jobs }) => `${problem}: ${plural(jobs, 'job')}.`),
    `${plural(data.num_closed, 'job')} closed lately; ${wrong.length === 0 ? 'none' : wrong.join(', ')} of them still with data for search engines.`,
    `Sitemap: ${plural(sitemap.addresses, 'address', 'addresses')}, ${formatCount(sitemap.jobs)} of them jobs.`,
    ...data.finders.map(
      ({ finder, told, waiting, refused, error }) =>
        `${FINDERS[finder]}: ${formatCount(told)} told, ${formatCount(waiting)} waiting${refused > 0 ? `, ${formatCount(refused)} of them refused: ${error}` : ''}.`,
    ),
  ]
  return (
    <>
      <ul className="grid gap-1.5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <h2 className="mt-6 font-bold text-base">Jobs that lack something that Google asks for</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {data.broken.map(({ job_id: id, title, problems }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <Link
              to={paths.job.href(id)}
              className="inline-flex items-center font-medium text-base underline underline-offset-4 touch:min-h-11"
            >
              {title}
            </Link>
            <p className="text-ink-soft">{problems.join('; ')}</p>
          </li>
        ))}
        {data.broken.length === 0 && <li className="py-2">None.</li>}
      </ul>
    </>
  )
}
