import { HiddenPage } from '@/features/hidden/hidden-page.tsx'
import { membersOnly } from '../shell/screen-access.tsx'

export default membersOnly(HiddenPage)
