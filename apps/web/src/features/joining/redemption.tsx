import { paths } from '@lilypad/contracts/addresses'
import { Frog, Spinner } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { becomeUser } from '@/api/accounts/session.ts'
import { redeem } from '@/api/accounts/sign-up.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const linkClass = 'font-semibold text-accent-text underline underline-offset-2'

type State = { kind: 'redeeming' } | { kind: 'succeeded' } | { kind: 'failed'; message: string }

type RedemptionProps = { code: string; onFailed: () => void }

const useRedemption = ({ code, onFailed }: RedemptionProps): State => {
  const [state, setState] = useState<State>({ kind: 'redeeming' })
  const started = useRef(false)
  const client = useQueryClient()
  const { alert } = useDialogs()
  useEffect(() => {
    if (started.current) return
    started.current = true
    const succeed = (user: Parameters<typeof becomeUser>[1]) => {
      setState({ kind: 'succeeded' })
      void becomeUser(client, user)
    }
    const fail = (error: unknown) => {
      const message = messageOf(error)
      setState({ kind: 'failed', message })
      onFailed()
      void alert(message)
    }
    redeem(code).then(succeed, fail)
  }, [code, client, alert, onFailed])
  return state
}

const Succeeded = () => (
  <>
    <Frog />
    <p role="status" className="text-lg">
      You subscription has been activated!{' '}
      <Link to={paths.dashboard.href()} className={linkClass}>
        Get started here.
      </Link>
    </p>
  </>
)

const Failed = ({ message }: { message: string }) => (
  <p className="text-lg">
    {message}{' '}
    <Link to={paths.dashboard.href()} className={linkClass}>
      Go to the dashboard
    </Link>
  </p>
)

/** For somebody who is logged in: activates the subscription that came with the code. */
export const Redemption = (props: RedemptionProps) => {
  const state = useRedemption(props)
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 py-6 text-center">
      {state.kind === 'redeeming' && (
        <>
          <Spinner />
          <p className="text-lg">Please wait while we activate your subscription.</p>
        </>
      )}
      {state.kind === 'succeeded' && <Succeeded />}
      {state.kind === 'failed' && <Failed message={state.message} />}
    </div>
  )
}
