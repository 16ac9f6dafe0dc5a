import { Tracker } from '@/features/tracker/tracker.tsx'
import { forMembers } from '../for-members.tsx'

export default forMembers(Tracker)
