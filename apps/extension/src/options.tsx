import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field, Frog, mount } from './parts.tsx'
import {
  DEFAULT_ORIGIN,
  loadSettings,
  type ReadSettings,
  readSettings,
  type Settings,
  saveSettings,
} from './settings.ts'

function Options({ stored }: { stored: Settings | null }) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<Extract<ReadSettings, { ok: false }> | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLInputElement>(`#${fault.field}`)?.focus()
  }, [fault])

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = readSettings({ origin: String(typed.get('origin')), key: String(typed.get('key')) })
    setFault(read.ok ? null : read)
    if (read.ok) saveSettings(read.settings)
    setSaved(read.ok)
  }
  const findError = (field: 'origin' | 'key') => (fault?.field === field ? fault.message : null)

  return (
    <main>
      <header>
        <Frog />
        <h1>Lilypad settings</h1>
      </header>
      <form ref={form} onSubmit={save} noValidate>
        <Field
          label="Personal key"
          name="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          defaultValue={stored?.key}
          help="Make one on your account page on Lilypad. It must be allowed to read jobs and to write your tracker."
          error={findError('key')}
        />
        <Field
          label="Address of Lilypad"
          name="origin"
          inputMode="url"
          defaultValue={stored?.origin ?? DEFAULT_ORIGIN}
          error={findError('origin')}
        />
        <button type="submit" className="primary">
          Save settings
        </button>
        <p role="status" className="help">
          {isSaved && 'Saved. Open a job posting and press the frog in the toolbar.'}
        </p>
      </form>
      <p className="help">
        The key stays in this browser and goes to Lilypad alone. To end it, revoke it on your account page.
      </p>
    </main>
  )
}

mount(<Options stored={loadSettings()} />)
