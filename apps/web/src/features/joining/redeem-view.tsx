import { useCallback, useState } from 'react'
import { JoiningPage } from './joining-page.tsx'
import { RedeemingSignUp } from './redeeming-sign-up.tsx'
import { Redemption } from './redemption.tsx'

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
export const RedeemWaiting = () => (
  <JoiningPage {...HEAD}>
    <div className="min-h-dvh" />
  </JoiningPage>
)

/** The page of a redemption code. Signing up here uses the code, so it is not redeemed again. */
export const RedeemView = ({ code, isLoggedIn }: RedeemViewProps) => {
  const [cameLoggedIn] = useState(isLoggedIn)
  const [hasFailed, setFailed] = useState(false)
  const onFailed = useCallback(() => setFailed(true), [])
  return (
    <JoiningPage {...(hasFailed ? HEAD_OF_FAILURE : HEAD)}>
      {cameLoggedIn ? <Redemption code={code} onFailed={onFailed} /> : <RedeemingSignUp code={code} />}
    </JoiningPage>
  )
}
