import { AnnouncementLine } from '@/ui/pictures/announcement-line.tsx'

export const AnnouncementPreview = ({ content }: { content: string }) => (
  <div inert className="overflow-hidden rounded-sm bg-announcement text-accent-ink">
    <AnnouncementLine onDismiss={() => undefined}>{content}</AnnouncementLine>
  </div>
)
