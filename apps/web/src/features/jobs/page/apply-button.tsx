import { applyLink } from '@lilypad/domain'
import { buttonClass } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { OutIcon } from '@/ui/icons.tsx'

/** Leads to the company's own page; absent without a usable address. */
export const ApplyButton = ({ url, className }: { url: string; className?: string }) => {
  const href = applyLink(url)
  return (
    href && (
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={cx(buttonClass('primary', 'large'), className)}
      >
        Apply on company site
        <OutIcon />
      </a>
    )
  )
}
