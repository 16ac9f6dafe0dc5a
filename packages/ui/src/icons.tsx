/** @jsxRuntime automatic */
import type { ReactNode, SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

export const icon = (drawing: ReactNode) =>
  function Icon({ size = 18, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {drawing}
      </svg>
    )
  }

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const OutIcon = icon(<path d="M8 16 17 7M9 7h8v8" />)
export const ShareIcon = icon(<path d="M12 15V3.5m0 0L8 7.5m4-4 4 4M5 12v7.5h14V12" />)
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 6 7.5-6" />
  </>,
)
export const LinkedInIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4" />
    <path d="M8 11v5.5M8 7.75v.1M12 16.5V11m0 2.5c0-3.2 4.5-3.2 4.5 0v3" />
  </>,
)
export const FacebookIcon = icon(
  <path d="M13.5 20.5v-7h2.6l.5-3h-3.1V8.6c0-1 .5-1.6 1.6-1.6h1.6V4.2c-3.8-.9-6.2.6-6.2 3.8v2.5H8v3h2.5v7" />,
)
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.1m0-4.3v4.3h-4.3" />)
export const WarningIcon = icon(
  <path d="M12 9v4.5m0 3v.1M10.3 4.8 3.2 17.2a2 2 0 0 0 1.7 3h14.2a2 2 0 0 0 1.7-3L13.7 4.8a2 2 0 0 0-3.4 0Z" />,
)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const BellIcon = icon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15Zm4 4h4" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.8 5.7C10.5 5.6 11.2 5.5 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10.1A2.75 2.75 0 0 0 13.9 14" />,
)
