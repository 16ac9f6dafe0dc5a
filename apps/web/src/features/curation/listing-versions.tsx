import type { CuratedListing, PostingVersion } from '@lilypad/contracts'
import { dayAndYear, newYorkDay } from '@lilypad/domain'
import { DisclosureSummary, Skeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery } from '@/api/admin/back-office.ts'
import { QueryFallbackLine } from '@/api/query-fallback-line.tsx'

const Passage = ({ name, words }: { name: string; words: string | null }) =>
  words !== null && (
    <blockquote className="wrap-anywhere mt-1 whitespace-pre-line border-line border-l-3 pl-3 text-xs">
      <span className="text-ink-soft">{name}: </span>
      {words}
    </blockquote>
  )

function Version({ version }: { version: PostingVersion }) {
  const day = dayAndYear(newYorkDay(new Date(version.replaced_at)))
  return (
    <li className="min-w-0 py-3">
      {version.changes.map((change) => (
        <div key={change.sentence}>
          <p className="wrap-anywhere">{change.sentence}</p>
          <Passage name="Before" words={change.before} />
          <Passage name="After" words={change.after} />
        </div>
      ))}
      {version.text !== null && (
        <details className="mt-1">
          <DisclosureSummary className="text-xs">
            The whole earlier text<span className="sr-only">, until {day}</span>
          </DisclosureSummary>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-xs">{version.text}</p>
        </details>
      )}
    </li>
  )
}

function Versions({ job }: { job: CuratedListing }) {
  const { data, ...query } = useQuery(
    adminQuery('loadPostingVersions', { id: String(job.id) }, ({ versions }) => versions),
  )
  if (!data) return <QueryFallbackLine query={query} waiting={<Skeleton className="mt-2 h-4 w-1/2" />} />
  if (data.length === 0) return <p className="mt-2 text-ink-soft">No change seen.</p>
  return (
    <ol className="divide-y divide-line">
      {data.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </ol>
  )
}

export function ListingVersions({ job }: { job: CuratedListing }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="text-sm"
      onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
    >
      <DisclosureSummary className="text-xs">Versions</DisclosureSummary>
      {wasOpened && <Versions job={job} />}
    </details>
  )
}
