import { Link } from 'react-router-dom'
import { useUser } from '@/api/session.ts'
import { paths } from '@/paths.ts'
import { Mark } from '@/ui/mark.tsx'

/** What anonymous and free people do not see. */
export const AdBanner = () => {
  const user = useUser()
  if (user && !user.isFree) return null
  return (
    <aside className="card flex items-start gap-4 bg-accent-soft p-4 lg:grid lg:gap-2 lg:p-5">
      <Mark size={36} />
      <div>
        <p className="text-balance font-bold text-lg">You’re missing 90% of the jobs</p>
        <p className="mt-1 text-ink-soft text-sm">
          This is a hand-picked tenth of our listings. Paid members see every one of them.
        </p>
        {!user && (
          <p className="mt-2 text-sm">
            Already a member?{' '}
            <Link
              to={paths.logIn.href()}
              className="font-semibold text-accent-text underline underline-offset-2"
            >
              Log in
            </Link>
          </p>
        )}
      </div>
    </aside>
  )
}
