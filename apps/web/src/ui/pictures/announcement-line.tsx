import { CloseIcon, IconButton } from '@lilypad/ui'

type AnnouncementLineProps = { children: string; onDismiss: () => void }

export const AnnouncementLine = ({ children, onDismiss }: AnnouncementLineProps) => (
  <div className="page flex items-center justify-between gap-3 py-1.5 font-medium text-sm">
    <p className="min-w-0">{children}</p>
    <IconButton label="Dismiss" aria-label={`Dismiss: ${children}`} onAccent onClick={onDismiss}>
      <CloseIcon size={16} />
    </IconButton>
  </div>
)
