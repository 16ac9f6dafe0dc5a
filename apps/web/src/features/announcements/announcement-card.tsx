import type { Announcement } from '@lilypad/contracts'
import { useState } from 'react'
import { useDeleteAnnouncement } from '@/api/admin/announcements-editor.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { audiencesOf } from './audiences.ts'

const useRemoval = ({ id, content }: Announcement) => {
  const { alert, confirm } = useDialogs()
  const { mutate, isPending } = useDeleteAnnouncement()
  const askAndDelete = async () => {
    const question = `Are you sure you want to delete the alert "${content}"?`
    if (await confirm(question, { title: 'Delete alert', danger: true }))
      mutate(id, { onError: (error) => void alert(messageOf(error, 'An error occurred.')) })
  }
  return { askAndDelete, isDeleting: isPending }
}

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

/** One message of the banner: a preview, who sees it, and its actions. */
export const AnnouncementCard = ({ announcement }: { announcement: Announcement }) => {
  const [isEditing, setEditing] = useState(false)
  const { askAndDelete, isDeleting } = useRemoval(announcement)
  return (
    <article aria-label={announcement.content} className="card grid grid-cols-1 gap-3 p-4">
      <AnnouncementPreview content={announcement.content} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Audiences names={audiencesOf(announcement)} />
        <div className="flex gap-2">
          <Button size="small" disabled={isDeleting} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            look="quiet-danger"
            size="small"
            pending={isDeleting && 'Deleting...'}
            onClick={() => void askAndDelete()}
          >
            Delete
          </Button>
        </div>
      </div>
      {isEditing && <AnnouncementDialog announcement={announcement} onClose={() => setEditing(false)} />}
    </article>
  )
}
