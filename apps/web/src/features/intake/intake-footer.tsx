import { BackIcon, cx } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'

/** What is still wanted: the fields that it is about point to it. */
export const WANTED_ID = 'intake-wanted'

type IntakeFooterProps = {
  /** Goes a step back; null on the first. */
  onBack: (() => void) | null
  forward: string
  /** What is still wanted before one may go on; null when nothing is. */
  wanted: string | null
  isBusy: boolean
  isSticky: boolean
  children: ReactNode
}

export const IntakeFooter = ({ onBack, forward, wanted, isBusy, isSticky, children }: IntakeFooterProps) => (
  <div
    className={cx(
      'max-md:mt-auto max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      isSticky && 'max-md:sticky max-md:bottom-0',
    )}
  >
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm">
      {children}
      <p id={WANTED_ID} role="status" className="mb-2 ml-auto text-ink-soft empty:max-md:mb-0 md:min-h-[1lh]">
        {wanted}
      </p>
    </div>
    <div className="flex items-center justify-between gap-3">
      {onBack && (
        <Button size="large" onClick={onBack} disabled={isBusy}>
          <BackIcon />
          Back
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        className="ml-auto min-w-40 max-md:flex-1"
        disabled={wanted !== null}
        aria-describedby={WANTED_ID}
        pending={isBusy && 'Working...'}
      >
        {forward}
        <BackIcon className="rotate-180" />
      </Button>
    </div>
  </div>
)
