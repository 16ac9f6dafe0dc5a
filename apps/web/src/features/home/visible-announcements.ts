import type { Announcement, User } from '@lilypad/contracts'

/** The announcements whose flag matches the person's tier. Source: specification part 1, section 4. */
export const announcementsFor = (user: User | null, announcements: readonly Announcement[]): Announcement[] =>
  announcements.filter((announcement) => {
    if (!user) return announcement.forVisitors
    return user.isFree ? announcement.forFree : announcement.forPaid
  })
