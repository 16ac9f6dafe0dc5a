import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { Link } from 'react-router-dom'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** What other programs may do for a person, on one page of the account. */
export const ConnectionsPage = ({ user }: { user: User }) => (
  <div className="page max-w-3xl pt-8 md:pt-12">
    <Link
      to={paths.account.href()}
      className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm hover:underline touch:min-h-11"
    >
      ← Account
    </Link>
    <h1 className="mt-2 font-extrabold text-3xl">Connections</h1>
    <p className="mt-2 text-ink-soft">
      Let your own scripts and tools read jobs, keep your tracker and hear of new jobs.{' '}
      <a href="/docs" className="font-semibold text-accent-text hover:underline">
        What they can ask
      </a>
    </p>
    <Keys isClosed={user.isImpersonated} />
    <Webhooks isClosed={user.isImpersonated} />
  </div>
)
