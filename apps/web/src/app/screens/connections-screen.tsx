import { ConnectionsPage } from '@/features/connections/connections-page.tsx'
import { membersOnly } from '../shell/screen-access.tsx'

export default membersOnly(ConnectionsPage)
