import { Tracker } from '@/features/tracker/tracker.tsx'
import { forMembers } from '../shell/for-members.tsx'

export default forMembers(Tracker)
