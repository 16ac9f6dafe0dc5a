import { useParams } from 'react-router-dom'
import { RedeemView } from '@/features/sign-up/redeem-view.tsx'
import { withUser } from '../shell/screen-access.tsx'

export default withUser(({ user }) => {
  const { code = '' } = useParams()
  return <RedeemView key={code} code={code} isLoggedIn={user !== null} />
})
