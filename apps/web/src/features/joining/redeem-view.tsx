import { useState } from 'react'
import { JoiningPage } from './joining-page.tsx'
import { RedeemingSignUp } from './redeeming-sign-up.tsx'
import { Redemption } from './redemption.tsx'

type RedeemViewProps = { code: string; isLoggedIn: boolean }

/** What a code opens. Somebody who joins here has used it by that and does not redeem it again. */
export const RedeemView = ({ code, isLoggedIn }: RedeemViewProps) => {
  const [cameLoggedIn] = useState(isLoggedIn)
  return (
    <JoiningPage
      heading="Congratulations on your free subscription!"
      lead="It opens every curated remote job in education to you."
    >
      {cameLoggedIn ? <Redemption code={code} /> : <RedeemingSignUp code={code} />}
    </JoiningPage>
  )
}
