/** @jsxRuntime automatic */
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'quiet-danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-accent-ink enabled:hover:bg-accent-hover hover:bg-accent-hover hover:shadow-[0_6px_18px_-6px_var(--primary-box-shadow)]',
  plain:
    'bg-surface-raised text-ink ring-1 ring-inset ring-line-button hover:ring-line-strong hover:bg-surface',
  quiet: 'text-ink-soft hover:bg-wash hover:text-ink',
  'quiet-danger': 'text-danger hover:bg-danger-soft',
  danger:
    'bg-surface-raised text-danger ring-1 ring-inset ring-line-button hover:bg-danger-soft hover:ring-danger',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 text-sm touch:min-h-11',
  medium: 'min-h-10 px-4 text-sm touch:min-h-11',
  large: 'min-h-12 px-6 text-base',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook = 'plain', size: ButtonSize = 'medium') =>
  cx(
    'inline-flex select-none items-center justify-center gap-2 rounded-sm py-1.5 text-center font-semibold transition duration-120',
    'active:translate-y-px disabled:pointer-events-none disabled:opacity-50',
    LOOKS[look],
    SIZES[size],
  )

const ICON_SIZES = { medium: 'size-8 touch:size-11', large: 'size-11' }

type IconButtonProps = ComponentProps<'button'> & {
  label: string
  children: ReactNode
  size?: 'medium' | 'large'
  onAccent?: boolean
}

/** A picture that can be pressed; its label is for everybody who cannot see it. */
export const IconButton = ({
  label,
  children,
  size = 'medium',
  onAccent = false,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={cx(
      'inline-grid shrink-0 place-items-center rounded-sm transition duration-120',
      ICON_SIZES[size],
      onAccent
        ? 'text-accent-ink hover:bg-accent-hover'
        : 'text-ink-soft hover:bg-wash hover:text-ink aria-expanded:bg-wash',
      className,
    )}
    {...rest}
  >
    {children}
  </button>
)

/** A link that opens in a window of its own. */
export const OutLink = (props: ComponentProps<'a'>) => <a target="_blank" rel="noopener" {...props} />

type IconLinkProps = { label: string; href: string; children: ReactNode; size?: 'medium' | 'large' }

/** The same for a picture. */
export const IconLink = ({ label, href, children, size = 'medium' }: IconLinkProps) => (
  <OutLink
    href={href}
    aria-label={label}
    title={label}
    className={cx(
      'grid place-items-center rounded-sm text-ink-soft hover:bg-wash hover:text-ink',
      ICON_SIZES[size],
    )}
  >
    {children}
  </OutLink>
)
