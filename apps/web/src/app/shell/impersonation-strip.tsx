import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { api } from '@/api/client.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { useCall } from '@/api/use-call.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Bypasses the router, which still knows the other person: a full reload leaves nothing of them. */
function openUsers() {
  window.history.pushState(null, '', `/#${paths.adminUsers.href()}`)
  window.location.reload()
}

/** Reminds an admin on every screen that they are logged in as someone else, and leads back to their own account. */
export default function ImpersonationStrip({ user }: { user: User }) {
  const stop = useCall(api, 'stopImpersonating')
  const { alert } = useDialogs()
  const goBack = () =>
    stop.mutate({}, { onSuccess: openUsers, onError: (error) => void alert(toMessage(error)) })
  const isLeaving = stop.isPending || stop.isSuccess
  return (
    <section aria-label="Logged in as someone else" className="bg-warning-soft text-warning">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-sm">
        <p className="wrap-anywhere min-w-0">
          You are logged in as{' '}
          <strong>
            {user.firstName} {user.lastName}
          </strong>{' '}
          ({user.email}).
        </p>
        <Button size="small" onClick={goBack} pending={isLeaving && 'Working...'}>
          Return to your account
        </Button>
      </div>
    </section>
  )
}
