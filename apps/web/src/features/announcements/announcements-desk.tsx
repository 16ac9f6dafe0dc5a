import { EmptyState, Loading, PlusIcon, plural, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announcementsQuery } from '@/api/home/home.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { Button } from '@/ui/button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { AnnouncementCard } from './announcement-card.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'

const AnnouncementsSkeleton = () => (
  <Loading label="Loading announcements...">
    <div className="grid gap-3">
      <Skeletons count={2} className="h-28 rounded-md" />
    </div>
  </Loading>
)

export const AnnouncementsDesk = () => {
  const [isAdding, setAdding] = useState(false)
  // The page's data may be older than another admin's last change.
  const announcements = useQuery({ ...announcementsQuery, staleTime: 0 })
  const addButton = useFocusWhenFewer(announcements.data?.length ?? 0)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {announcements.data && plural(announcements.data.length, 'announcement')}
        </p>
        <Button ref={addButton} onClick={() => setAdding(true)}>
          <PlusIcon />
          Add an announcement
        </Button>
      </div>
      {!announcements.data && <NotLoaded query={announcements} waiting={<AnnouncementsSkeleton />} />}
      {announcements.data?.length === 0 && (
        <EmptyState title="No announcements">No message is shown above the navigation.</EmptyState>
      )}
      <div className="grid gap-3">
        {announcements.data?.map((announcement) => (
          <AnnouncementCard key={announcement.id} announcement={announcement} />
        ))}
      </div>
      {isAdding && <AnnouncementDialog announcement={null} onClose={() => setAdding(false)} />}
    </>
  )
}
