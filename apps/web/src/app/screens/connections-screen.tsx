import { ConnectionsPage } from '@/features/connections/connections-page.tsx'
import { forMembers } from '../for-members.tsx'

export default forMembers(ConnectionsPage)
