import { Tracker } from '@/features/tracker/tracker.tsx'
import { forMembers } from '../shell/known-user.tsx'

export default forMembers(Tracker)
