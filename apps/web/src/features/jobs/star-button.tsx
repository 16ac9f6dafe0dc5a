import { cx, StarIcon } from '@lilypad/ui'
import { usePendingClick } from './use-pending-click.ts'

type StarButtonProps = {
  id: number
  title: string
  isTracked: boolean
  /** Ends when the server has answered; the star flips by `isTracked` alone. */
  onToggle: (id: number) => Promise<void>
  size?: 'medium' | 'large'
}

const toStars = (size: number) => ({
  empty: <StarIcon size={size} fill="none" />,
  full: <StarIcon size={size} fill="currentColor" />,
})

/** One element each for all cards, so that React never renders them again. */
const STARS = { medium: toStars(18), large: toStars(22) }

export function StarButton({ id, title, isTracked, onToggle, size = 'medium' }: StarButtonProps) {
  const press = usePendingClick(() => onToggle(id))
  return (
    <button
      type="button"
      aria-label={`Save ${title}`}
      title={isTracked ? 'Saved' : 'Save this job'}
      aria-pressed={isTracked}
      data-star={id}
      {...press}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-sm transition duration-120 hover:bg-wash aria-busy:animate-pulse',
        size === 'large' ? 'size-11' : 'size-8 touch:size-11',
        isTracked ? 'text-secondary' : 'text-ink-soft hover:text-ink',
      )}
    >
      {STARS[size][isTracked ? 'full' : 'empty']}
    </button>
  )
}
