import type { Announcement } from '@lilypad/contracts'
import { Chip } from '@lilypad/ui'
import { useDeleteAnnouncement } from '@/api/admin/announcements-editor.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
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

export const AnnouncementCard = ({ announcement }: { announcement: Announcement }) => {
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
