import type { Announcement } from '@lilypad/contracts'
import { Chip, EmptyState, PlusIcon, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeleteAnnouncement } from '@/api/admin/announcements-editor.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { announcementsQuery } from '@/api/home/home.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { WaitingBoxes } from '@/ui/lists/waiting-boxes.tsx'
import { AnnouncementDialog, AnnouncementPreview, getAudienceNames } from './announcement-dialog.tsx'

const Audiences = ({ names }: { names: string[] }) => (
  <ul aria-label="Who sees it" className="flex flex-wrap gap-1.5">
    {names.map((name) => (
      <Chip as="li" key={name}>
        {name}
      </Chip>
    ))}
    {names.length === 0 && (
      <Chip as="li" tone="warning">
        Nobody sees it
      </Chip>
    )}
  </ul>
)

function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { mutate, isPending } = useDeleteAnnouncement()
  const onError = useAdminAlert()
  return (
    <article aria-label={announcement.content} className="card grid grid-cols-1 gap-3 p-4">
      <AnnouncementPreview content={announcement.content} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Audiences names={getAudienceNames(announcement)} />
        <div className="flex gap-2">
          <DialogButton
            size="small"
            disabled={isPending}
            dialog={(close) => <AnnouncementDialog announcement={announcement} onClose={close} />}
          >
            Edit
          </DialogButton>
          <AskingButton
            look="quiet-danger"
            size="small"
            pending={isPending && 'Deleting...'}
            question={`Are you sure you want to delete the announcement "${announcement.content}"?`}
            action="Delete announcement"
            onSure={() => mutate(announcement.id, { onError })}
          >
            Delete
          </AskingButton>
        </div>
      </div>
    </article>
  )
}

export function AnnouncementsDesk() {
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
