import { HiddenPage } from '@/features/hidden/hidden-page.tsx'
import { forMembers } from '../for-members.tsx'

export default forMembers(HiddenPage)
