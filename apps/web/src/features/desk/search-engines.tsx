import type { Calls, Reply } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { type Column, EmptyState, formatCount, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { searchEngineQuery } from '@/api/admin/desk.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { PagedTable } from '@/parts/paged-table.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

type Report = Reply<Calls['loadSearchEngineReport']>
type Broken = Report['broken'][number]

const FINDERS = { indexnow: 'IndexNow', websub: 'Feed hub' }

const COLUMNS: Column<Broken>[] = [
  {
    name: 'Job',
    cell: ({ job_id: id, title }) => (
      <Link to={paths.job.href(id)} className="font-medium underline underline-offset-4">
        {title}
      </Link>
    ),
    title: true,
  },
  {
    name: 'Problems',
    cell: ({ problems }) => (
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    ),
    wide: true,
  },
]

const Finders = ({ finders }: { finders: Report['finders'] }) =>
  finders.length === 0 ? (
    <li>Nobody is told of pages: IndexNow and the feed hub are off.</li>
  ) : (
    finders.map(({ finder, told, waiting, refused, error, last_told_at: at }) => (
      <li key={finder}>
        {FINDERS[finder]}: {formatCount(told)} told
        {at && (
          <>
            , last <TimeAgo at={at} />
          </>
        )}
        , {formatCount(waiting)} waiting{refused > 0 && `, ${formatCount(refused)} of them refused: ${error}`}
        .
      </li>
    ))
  )

/** What search engines find on the public pages, looked through when it is opened. */
export function SearchEngines() {
  const { data, ...query } = useQuery(searchEngineQuery)
  if (!data)
    return <NotLoaded query={query} waiting={<TableSkeleton label="Looking through the pages..." />} />
  const { sitemap, closed_with_markup: wrong } = data
  return (
    <>
      <ul className="mb-6 grid gap-1.5">
        <li>
          {plural(data.num_public, 'public job')}, {formatCount(data.num_with_markup)} with markup;{' '}
          {formatCount(data.num_broken)} of these break documented fields.
        </li>
        <li>
          {plural(data.num_closed, 'job')} closed lately; {wrong.length === 0 ? 'none' : wrong.join(', ')} of
          them with markup.
        </li>
        <li>
          Sitemap: {plural(sitemap.addresses, 'address', 'addresses')}, {formatCount(sitemap.jobs)} of them
          jobs.
        </li>
        <Finders finders={data.finders} />
      </ul>
      {data.problems.length > 0 && (
        <ul className="mb-6 grid gap-1 text-ink-soft text-sm">
          {data.problems.map(({ problem, jobs }) => (
            <li key={problem}>
              {problem}: {plural(jobs, 'job')}
            </li>
          ))}
        </ul>
      )}
      <PagedTable
        caption="Jobs whose markup breaks documented fields"
        columns={COLUMNS}
        rows={data.broken}
        rowKey={({ job_id: id }) => id}
        pages="Pages of jobs"
        none={<EmptyState title="No problems">The markup of every public job is as documented.</EmptyState>}
      />
    </>
  )
}
