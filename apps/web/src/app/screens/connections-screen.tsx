import { ConnectionsPage } from '@/features/connections/connections-page.tsx'
import { forMembers } from '../shell/for-members.tsx'

export default forMembers(ConnectionsPage)
