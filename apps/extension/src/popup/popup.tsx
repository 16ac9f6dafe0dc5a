import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Frog, Problem } from '../parts.tsx'
import { NOTHING } from '../reading/found-fields.ts'
import type { Settings } from '../settings.ts'
import { JobOnLilypad } from './job-on-lilypad.tsx'
import { type Known, lookUpPage } from './look-up-page.ts'
import { SaveForm } from './save-form.tsx'

const SettingsButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="primary" onClick={() => void chrome.runtime.openOptionsPage()}>
    {children}
  </button>
)

/** For a page without a posting: a person may still enter the job. */
function ByHand({ settings, url, words }: { settings: Settings; url: string; words: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SaveForm settings={settings} url={url} found={NOTHING} isRead={false} />
  return (
    <>
      <p>{words}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Enter the job by hand
      </button>
    </>
  )
}

function View({ known, again }: { known: Known; again: () => void }) {
  switch (known.view) {
    case 'no key':
      return (
        <>
          <p>To save jobs, Lilypad needs a personal key. Make one on your account page and paste it once.</p>
          <SettingsButton>Enter a key</SettingsButton>
        </>
      )
    case 'no page':
      return <p>This is not a web page. Open a job posting, then press the frog again.</p>
    case 'problem':
      return (
        <>
          <Problem>{known.message}</Problem>
          {known.needsSettings ? (
            <SettingsButton>Open settings</SettingsButton>
          ) : (
            <button type="button" className="primary" onClick={again}>
              Try again
            </button>
          )}
        </>
      )
    case 'on Lilypad':
      return <JobOnLilypad {...known} />
    case 'several':
      return (
        <ByHand
          {...known}
          words="This page lists several jobs. Open one of them, then press the frog again."
        />
      )
    case 'no posting':
      return <ByHand {...known} words="There is no job posting on this page that Lilypad can read." />
    case 'posting':
      return <SaveForm {...known} isRead />
  }
}

export function Popup() {
  const [known, setKnown] = useState<Known | null>(null)
  const look = useCallback(() => {
    setKnown(null)
    void lookUpPage().then(setKnown)
  }, [])
  useEffect(look, [look])
  return (
    <main aria-busy={known === null}>
      <header>
        <Frog />
        <h1>Save to Lilypad</h1>
        <button
          type="button"
          className="quiet"
          aria-label="Settings"
          title="Settings"
          onClick={() => void chrome.runtime.openOptionsPage()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M3 6h6m6 0h2M3 14h2m6 0h6M9 6a3 3 0 1 0 6 0 3 3 0 0 0-6 0Zm-4 8a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </header>
      {known === null ? <p role="status">Reading this page…</p> : <View known={known} again={look} />}
    </main>
  )
}
