import type { InputHTMLAttributes, ReactNode } from 'react'

/** The frog on its pad, as in the product's empty lists. */
export const Frog = () => (
  <svg viewBox="22 24 116 88" width="44" height="34" aria-hidden="true" className="frog">
    <path
      className="pad"
      d="M80 108c-34 0-56-6-56-14s22-14 56-14 56 6 56 14c0 4-4 7-12 9L92 95l24 11c-10 1.4-22 2-36 2Z"
    />
    <g className="skin">
      <path d="M50 92c-10-2-15-10-11-19 4-8 12-9 17-5 4-12 13-19 24-19s20 7 24 19c5-4 13-3 17 5 4 9-1 17-11 19-6 1.5-54 1.5-60 0Z" />
      <circle cx="64" cy="41" r="12" />
      <circle cx="96" cy="41" r="12" />
      <path d="M50 58c0-13 13-21 30-21s30 8 30 21-13 22-30 22-30-9-30-22Z" />
    </g>
    <g fill="white">
      <circle cx="64" cy="40" r="7.5" />
      <circle cx="96" cy="40" r="7.5" />
    </g>
    <g fill="#12242b">
      <circle cx="65.5" cy="40.5" r="3.6" />
      <circle cx="94.500" cy="40.5" r="3.6" />
    </g>
    <path
      className="mouth"
      d="M62 61c4 6 11 9 18 9s14-3 18-9"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
)

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  help?: ReactNode
  error?: string | null
}

/** A labelled input with help and its error below. */
export const Field = ({ label, name, help, error, ...input }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input
      {...input}
      id={name}
      name={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={help || error ? `${name}-note` : undefined}
    />
    {(help || error) && (
      <p id={`${name}-note`} className={error ? 'error' : 'help'}>
        {error ?? help}
      </p>
    )}
  </div>
)

export const Problem = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="notice problem">
    {children}
  </div>
)
