import { ConnectionsPage } from '@/features/connections/connections-page.tsx'
import { forMembers } from '../shell/known-user.tsx'

export default forMembers(ConnectionsPage)
