import type { TrackedJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { cx } from '@/ui/cx.ts'
import { OutIcon } from '@/ui/icons.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { roleTarget } from './job-texts.ts'

const CLASS = 'font-semibold text-ink wrap-anywhere'

/** The title of the job that somebody applies for, leading to where one can read it. */
export const RoleLink = ({ job, className }: { job: TrackedJob; className?: string }) => {
  const target = roleTarget(job)
  const text = <BreakableText text={getTitle(job)} />
  if (!target) return <span className={cx(CLASS, className)}>{text}</span>
  return (
    <a
      href={target.href}
      {...(target.isOutside && { target: '_blank', rel: 'noopener' })}
      className={cx(
        CLASS,
        'inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {text}
      {target.isOutside && (
        <>
          {/* Keeps the arrow with the last word. */}
          {'\u00a0'}
          <OutIcon size={13} className="inline text-ink-soft" />
        </>
      )}
    </a>
  )
}
