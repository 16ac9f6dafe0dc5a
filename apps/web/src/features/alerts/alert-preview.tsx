import { StripeLine } from '@/ui/pictures/stripe-line.tsx'

/** A preview of an alert in the banner, without interaction. */
export const AlertPreview = ({ content }: { content: string }) => (
  <div inert className="overflow-hidden rounded-sm bg-stripe text-accent-ink">
    <StripeLine onDismiss={() => undefined}>{content}</StripeLine>
  </div>
)
