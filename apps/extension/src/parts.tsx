import '@fontsource-variable/figtree/wght.css'
import './look.css'
import { FROG } from '@lilypad/ui'
import { type InputHTMLAttributes, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export const mount = (page: ReactNode) =>
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{page}</StrictMode>)

export const Frog = () => (
  <svg
    className="frog"
    viewBox="22 24 116 88"
    width="44"
    height="34"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: FROG }}
  />
)

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  help?: ReactNode
  error?: string | null
}

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
