import { HiddenPage } from '@/features/hidden/hidden-page.tsx'
import { forMembers } from '../shell/for-members.tsx'

export default forMembers(HiddenPage)
