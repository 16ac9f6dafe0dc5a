import { Tracker } from '@/features/tracker/tracker.tsx'
import { membersOnly } from '../shell/screen-access.tsx'

export default membersOnly(Tracker)
