import type { User } from '@lilypad/contracts'
import { greeting } from '@lilypad/domain'
import { TextLink } from './section.tsx'
import { useManageSubscription } from './use-manage-subscription.ts'

function ManageLink({ user }: { user: User }) {
  const { manage, isPending } = useManageSubscription(user)
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={manage}
      className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text hover:underline touch:min-h-11"
    >
      {isPending ? 'Working...' : 'Manage your paid subscription.'}
    </button>
  )
}

function Lead({ user }: { user: User }) {
  if (user.isFree) {
    return <>You can update your personal information, e-mail subscriptions, and password here.</>
  }
  return (
    <>
      You can update your personal information, e-mail subscriptions, personalized e-mail notifications, and
      password here. {!user.isImpersonated && <ManageLink user={user} />}
    </>
  )
}

type AccountIntroProps = {
  user: User
  /** Where somebody who is welcomed may go from here; null for others. */
  next: string | null
}

/** The greeting, and what there is to do here. Source: specification part 1, 'Account page'. */
export const AccountIntro = ({ user, next }: AccountIntroProps) => (
  <header className="max-w-3xl pb-8">
    <h1 className="font-extrabold text-3xl">{greeting(user)}</h1>
    <p className="mt-2 text-ink-soft text-lg">
      {next === null ? (
        <Lead user={user} />
      ) : (
        'Welcome to Lilypad! To get started, please complete your profile below.'
      )}
    </p>
    {next !== null && <TextLink to={next}>Not now</TextLink>}
  </header>
)
