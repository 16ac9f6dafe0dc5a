import { buttonClass } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { Button } from '../button.tsx'
import { spanOfPage } from './page-span.ts'
import { useListAddress } from './use-list-address.ts'

type StepProps = { label: string; to: string | null; rel: 'prev' | 'next' }

function Step({ label, to, rel }: StepProps) {
  if (to === null) {
    return (
      <Button size="small" disabled>
        {label}
      </Button>
    )
  }
  return (
    <Link to={to} rel={rel} className={buttonClass('plain', 'small')}>
      {label}
    </Link>
  )
}

type PagerProps = {
  label: string
  pageLength: number
  total: number
}

/** Where the address is in a long list, and the way to the pages beside; nothing for a list of one page. */
export function Pager({ label, pageLength, total }: PagerProps) {
  const { page, hrefOf } = useListAddress()
  const pages = Math.ceil(total / pageLength)
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft text-sm tabular-nums">{spanOfPage(page, pageLength, total)}</p>
      <div className="flex gap-2">
        <Step label="Previous" rel="prev" to={page > 1 ? hrefOf(Math.min(page - 1, pages)) : null} />
        <Step label="Next" rel="next" to={page < pages ? hrefOf(page + 1) : null} />
      </div>
    </nav>
  )
}
