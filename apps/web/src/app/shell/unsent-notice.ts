import { plural } from '@lilypad/ui'
import { countLeft } from '@/api/left-on-device.ts'

/** What somebody who logged out is told of their changes that could not be sent; null without any. */
export const unsentNotice = (userId: number): string | null => {
  const count = countLeft(userId)
  if (count === 0) return null
  return `You are logged out. ${plural(count, 'change')} could not be sent yet: what was not sent stays on this device, and is sent when you log in here again.`
}
