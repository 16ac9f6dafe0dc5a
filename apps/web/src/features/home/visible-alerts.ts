import type { Alert, User } from '@lilypad/contracts'

/** The alerts whose flag matches the person's tier. Source: specification part 1, section 4. */
export const alertsFor = (user: User | null, alerts: readonly Alert[]): Alert[] =>
  alerts.filter((alert) => {
    if (!user) return alert.forVisitors
    return user.isFree ? alert.forFree : alert.forPaid
  })
