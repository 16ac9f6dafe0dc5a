import type { Announcement, User } from '@lilypad/contracts'
import { cx } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { announcementsQuery } from '@/api/home/home.ts'
import { REDUCED_MOTION, useMediaQuery } from '@/ui/page/use-media-query.ts'
import { AnnouncementLine } from '@/ui/pictures/announcement-line.tsx'

/** The announcements whose flag matches the person's tier. Source: specification part 1, section 4. */
export const announcementsFor = (user: User | null, announcements: readonly Announcement[]): Announcement[] =>
  announcements.filter((announcement) => {
    if (!user) return announcement.forVisitors
    return user.isFree ? announcement.forFree : announcement.forPaid
  })

function AnnouncementRow({ announcement, onGone }: { announcement: Announcement; onGone: () => void }) {
  const [leaving, setLeaving] = useState(false)
  const isMotionReduced = useMediaQuery(REDUCED_MOTION)
  return (
    <li
      className={cx(
        'grid transition-all duration-300 ease-out',
        leaving ? 'translate-x-full grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]',
      )}
      onTransitionEnd={(event) => leaving && event.target === event.currentTarget && onGone()}
    >
      <div className="overflow-hidden">
        <AnnouncementLine onDismiss={() => (isMotionReduced ? onGone() : setLeaving(true))}>
          {announcement.content}
        </AnnouncementLine>
      </div>
    </li>
  )
}

/** Messages above the navigation; each slides out when it is dismissed, and stays away until the next visit. */
export function Announcements() {
  const { data: announcements = [] } = useQuery(announcementsQuery)
  const user = useUser()
  const [dismissed, setDismissed] = useState<number[]>([])
  const visible = announcementsFor(user, announcements).filter(({ id }) => !dismissed.includes(id))
  if (visible.length === 0) return null
  return (
    <ul aria-label="Announcements" className="overflow-hidden bg-announcement text-accent-ink">
      {visible.map((announcement) => (
        <AnnouncementRow
          key={announcement.id}
          announcement={announcement}
          onGone={() => setDismissed((ids) => [...ids, announcement.id])}
        />
      ))}
    </ul>
  )
}
