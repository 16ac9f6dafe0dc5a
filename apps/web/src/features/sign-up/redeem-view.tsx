import { paths } from '@lilypad/contracts/addresses'
import { getPlan } from '@lilypad/domain'
import { Frog, Spinner } from '@lilypad/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { becomeUser } from '@/api/accounts/session.ts'
import { redeem } from '@/api/accounts/sign-up.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpFrame } from './sign-up-frame.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

/** For somebody without an account, or not logged in: the form, with the code attached and hop as its plan. */
function RedeemingSignUp({ code }: { code: string }) {
  const form = useSignUpForm({ plan: getPlan('hop'), redemptionCode: code })
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <p className="text-center text-lg">Set-up your account below and start searching for your next job.</p>
      <section aria-label="Sign Up" className="card rounded-lg p-5 md:p-8">
        <SignUpForm form={form} plan="hop" />
      </section>
      <p className="text-center text-sm">
        Already have an account?{' '}
        <Link
          to={paths.logInWithCode.href(code)}
          className="inline-block min-h-6 font-semibold text-accent-text underline underline-offset-2"
        >
          Log in here
        </Link>
        . Your subscription is then activated automatically.
      </p>
    </div>
  )
}

const linkClass = 'font-semibold text-accent-text underline underline-offset-2'

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

type RedemptionProps = { code: string; onFailed: () => void }

/** For somebody who is logged in: activates the subscription that came with the code, once. */
function Redemption({ code, onFailed }: RedemptionProps) {
  const { alert } = useDialogs()
  const isStarted = useRef(false)
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: redeem,
    onSuccess: (user, _code, _before, { client }) => void becomeUser(client, user),
    onError: (failure) => {
      onFailed()
      void alert(toMessage(failure))
    },
  })
  useEffect(() => {
    if (!isStarted.current) mutate(code)
    isStarted.current = true
  }, [mutate, code])
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 py-6 text-center">
      {!isSuccess && !error && (
        <>
          <Spinner />
          <p className="text-lg">Please wait while we activate your subscription.</p>
        </>
      )}
      {isSuccess && <Succeeded />}
      {error && <Failed message={toMessage(error)} />}
    </div>
  )
}

type RedeemViewProps = { code: string; isLoggedIn: boolean }

const HEAD = {
  heading: 'Congratulations on your free subscription!',
  lead: 'It opens every remote job on Lilypad to you.',
}
/** No congratulation if the code grants nothing. */
const HEAD_OF_FAILURE = {
  heading: 'This code could not be redeemed',
  lead: 'Your account hasn’t changed.',
}

/** The page of a redemption code until it is known who opens it. */
export const RedeemSkeleton = () => (
  <SignUpFrame {...HEAD}>
    <div className="min-h-dvh" />
  </SignUpFrame>
)

/** The page of a redemption code. Signing up here uses the code, so it is not redeemed again. */
export function RedeemView({ code, isLoggedIn }: RedeemViewProps) {
  const [cameLoggedIn] = useState(isLoggedIn)
  const [hasFailed, setFailed] = useState(false)
  return (
    <SignUpFrame {...(hasFailed ? HEAD_OF_FAILURE : HEAD)}>
      {cameLoggedIn ? (
        <Redemption code={code} onFailed={() => setFailed(true)} />
      ) : (
        <RedeemingSignUp code={code} />
      )}
    </SignUpFrame>
  )
}
