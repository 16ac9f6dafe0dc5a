import { HiddenPage } from '@/features/hidden/hidden-page.tsx'
import { forMembers } from '../shell/known-user.tsx'

export default forMembers(HiddenPage)
