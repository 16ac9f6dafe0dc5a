import { applyLink } from '@lilypad/domain'
import { buttonClass } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { OutIcon } from '@/ui/icons.tsx'

type ApplyButtonProps = { url: string; size?: 'medium' | 'large'; className?: string }

/** Leads to the company's own page; absent without a usable address. */
export const ApplyButton = ({ url, size = 'large', className }: ApplyButtonProps) => {
  const href = applyLink(url)
  return (
    href && (
      <a href={href} target="_blank" rel="noopener" className={cx(buttonClass('primary', size), className)}>
        Apply on company site
        <OutIcon />
      </a>
    )
  )
}
