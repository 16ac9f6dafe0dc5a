import type { Announcement } from '@lilypad/contracts'
import { Chip, EmptyState, PlusIcon, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useAnnouncementCall } from '@/api/admin/site-contents.ts'
import { announcementsQuery } from '@/api/home/home.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { AskingButton, DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { TextAreaField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { AnnouncementLine } from '@/ui/pictures/announcement-line.tsx'

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

type AnnouncementFlag = 'forFree' | 'forPaid' | 'forVisitors'

/** The three flags under the names of the record. Source: specification part 1. */
const AUDIENCES: readonly { flag: AnnouncementFlag; name: string }[] = [
  { flag: 'forFree', name: 'Free Users' },
  { flag: 'forPaid', name: 'Paid Users' },
  { flag: 'forVisitors', name: 'Non-logged-in Users' },
]

const getAudienceNames = (announcement: Pick<Announcement, AnnouncementFlag>): string[] =>
  AUDIENCES.filter(({ flag }) => announcement[flag]).map(({ name }) => name)

const AnnouncementPreview = ({ content }: { content: string }) => (
  <div inert className="overflow-hidden rounded-sm bg-announcement text-accent-ink">
    <AnnouncementLine onDismiss={() => undefined}>{content}</AnnouncementLine>
  </div>
)

const MAX_LENGTH = 500
const NEW = { content: '', forFree: true, forPaid: true, forVisitors: true }

type AnnouncementDialogProps = { announcement: Announcement | null; onClose: () => void }

function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { values, field } = useFields<typeof NEW>(announcement ?? NEW)
  const { mutate, isPending } = useAnnouncementCall('saveAlert')
  const { content, forFree, forPaid, forVisitors } = values
  const isEmpty = content.trim() === ''
  const id = announcement?.id ?? null
  const submit = () =>
    mutate(
      { id, content, for_free: forFree, for_paid: forPaid, for_visitors: forVisitors },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={announcement ? 'Edit announcement' : 'Add an announcement'}
      size="large"
      phoneSheet
      action={announcement ? 'Save' : 'Add announcement'}
      pending={isPending && 'Saving...'}
      disabled={isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Text"
        onceLeft={isEmpty && 'Text is required.'}
        required
        maxLength={MAX_LENGTH}
        {...field('content')}
      />
      <fieldset>
        <legend className="font-semibold text-sm">Who sees it</legend>
        {AUDIENCES.map(({ flag, name }) => {
          const { value, onChange } = field(flag)
          return <Checkbox key={flag} label={name} checked={value} onChange={onChange} />
        })}
      </fieldset>
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">Preview</p>
        <AnnouncementPreview content={isEmpty ? 'Your text' : content} />
      </div>
    </FormDialog>
  )
}

function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { mutate, isPending } = useAnnouncementCall('deleteAlert')
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
            onSure={() => mutate({ id: announcement.id })}
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
  const addButton = useFocusNext(announcements.data?.length ?? 0)
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
        <QueryFallback
          query={announcements}
          waiting={<SkeletonBoxes label="Loading announcements..." count={2} className="h-28 rounded-md" />}
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
