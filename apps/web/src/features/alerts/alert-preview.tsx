import { StripeLine } from '@/ui/stripe-line.tsx'

/** An alert as the stripe shows it; nothing of it can be pressed here. */
export const AlertPreview = ({ content }: { content: string }) => (
  <div inert className="overflow-hidden rounded-sm bg-stripe text-accent-ink">
    <StripeLine onDismiss={() => undefined}>{content}</StripeLine>
  </div>
)
