import { paths } from '@lilypad/contracts/addresses'
import { Mark } from '@lilypad/ui'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'

/** Where to get access to every job: sign-up for visitors, upgrade for free members; null for those who have it. */
export function useJoiningPath(): string | null {
  const user = useUser()
  if (!user) return paths.signUp.href()
  return user.isFree ? paths.upgrade.href() : null
}

export const AdBanner = memo(() => {
  const path = useJoiningPath()
  if (!path) return null
  return (
    <Link
      to={path}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft p-4 transition duration-120 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] md:px-5"
    >
      <Mark size={32} />
      <span className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <span className="text-balance font-bold">You’re missing 90% of the jobs</span>
        <span className="text-ink-soft text-sm">
          You’re seeing 1 in 10 of our jobs. Paid members see them all.
        </span>
      </span>
      <span className="whitespace-nowrap font-semibold text-accent-text text-sm max-sm:pl-12">
        See all the jobs →
      </span>
    </Link>
  )
})

export function JobAdBanner() {
  const path = useJoiningPath()
  if (!path) return null
  return (
    <Link
      to={path}
      className="mb-6 flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 font-semibold text-accent-text transition duration-120 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] print:hidden"
    >
      <Mark size={28} />
      Explore more hand-picked jobs...
    </Link>
  )
}

export const SignUpCard = ({ path }: { path: string }) => (
  <Link
    to={path}
    className="flex items-center gap-4 rounded-md bg-accent-soft p-5 font-bold transition duration-200 hover:shadow-float"
  >
    <Mark size={36} />I search 575+ company job boards daily — see all the jobs with a $15 subscription.
  </Link>
)
