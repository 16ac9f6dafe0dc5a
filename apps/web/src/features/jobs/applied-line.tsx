import { type AppliedBefore, appliedText } from '@lilypad/domain'
import { CheckIcon } from '@/ui/icons.tsx'

type AppliedLineProps = {
  before: AppliedBefore
  companyName: string
  /** Calendar day in New York. */
  today: string
}

/** 'You applied to this in March.' */
export const AppliedLine = ({ before, companyName, today }: AppliedLineProps) => (
  <p className="wrap-anywhere flex items-start gap-1.5 font-medium text-accent-text text-sm">
    <CheckIcon size={16} className="mt-0.5 shrink-0" />
    <span className="text-balance">{appliedText(before, companyName, today)}</span>
  </p>
)
