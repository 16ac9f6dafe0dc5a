import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { RedeemView } from '@/features/joining/redeem-view.tsx'
import { Waiting } from '../shell/waiting.tsx'

export default function RedeemScreen() {
  const { code = '' } = useParams()
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  return <RedeemView key={code} code={code} isLoggedIn={user !== null} />
}
