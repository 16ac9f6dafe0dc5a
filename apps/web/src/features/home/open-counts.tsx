import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/api/accounts/session.ts'
import { homeQuery } from '@/api/home/home.ts'

/** How many jobs everybody sees, and how many a plan opens; nothing before they are known. */
export const OpenCounts = () => {
  const user = useUser()
  const { data: home } = useQuery(homeQuery)
  if (!home || home.counts.all === 0) return <p className="min-h-6" />
  const { all, free } = home.counts
  return (
    <p className="text-ink-soft tabular-nums">
      {user && !user.isFree ? (
        <>
          <strong className="text-ink">All {all.toLocaleString('en-US')} jobs</strong> are open to you.
        </>
      ) : (
        <>
          <strong className="text-ink">{free.toLocaleString('en-US')} jobs free</strong>, all{' '}
          <strong className="text-ink">{all.toLocaleString('en-US')}</strong> with a plan.
        </>
      )}
    </p>
  )
}
