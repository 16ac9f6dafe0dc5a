import { EmptyState, PlusIcon, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '@/api/home/home.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { WaitingBoxes } from '@/ui/lists/waiting-boxes.tsx'
import { AnnouncementCard } from './announcement-card.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'

export const AnnouncementsDesk = () => {
  // The page's data may be older than another admin's last change.
  const announcements = useQuery({ ...announcementsQuery, staleTime: 0 })
  const addButton = useFocusWhenFewer(announcements.data?.length ?? 0)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {announcements.data && plural(announcements.data.length, 'announcement')}
        </p>
        <DialogButton
          ref={addButton}
          dialog={(close) => <AnnouncementDialog announcement={null} onClose={close} />}
        >
          <PlusIcon />
          Add an announcement
        </DialogButton>
      </div>
      {!announcements.data && (
        <NotLoaded
          query={announcements}
          waiting={<WaitingBoxes label="Loading announcements..." count={2} className="h-28 rounded-md" />}
        />
      )}
      {announcements.data?.length === 0 && (
        <EmptyState title="No announcements">No message is shown above the navigation.</EmptyState>
      )}
      <div className="grid gap-3">
        {announcements.data?.map((announcement) => (
          <AnnouncementCard key={announcement.id} announcement={announcement} />
        ))}
      </div>
    </>
  )
}
