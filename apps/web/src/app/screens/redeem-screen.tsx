import { useParams } from 'react-router-dom'
import { RedeemView } from '@/features/joining/redeem-view.tsx'
import { forAll } from '../shell/known-user.tsx'

export default forAll(({ user }) => {
  const { code = '' } = useParams()
  return <RedeemView key={code} code={code} isLoggedIn={user !== null} />
})
