import { pageAddress, readTab } from '../browser-tab.ts'
import { findJob, type LilypadJob, ServiceError } from '../lilypad-client.ts'
import type { FoundFields } from '../reading/found-fields.ts'
import { loadSettings, type Settings } from '../settings.ts'

export type Known =
  | { view: 'no key' }
  /** A page of the browser, or one that could not be asked for. */
  | { view: 'no page' }
  | { view: 'problem'; message: string; needsSettings: boolean }
  | { view: 'on Lilypad'; settings: Settings; url: string; job: LilypadJob }
  | { view: 'several'; settings: Settings; url: string }
  | { view: 'no posting'; settings: Settings; url: string }
  | { view: 'posting'; settings: Settings; url: string; found: FoundFields }

async function lookUp(): Promise<Known> {
  const settings = loadSettings()
  if (!settings) return { view: 'no key' }
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const url = pageAddress(tab?.url)
  if (!url) return { view: 'no page' }
  const [job, reading] = await Promise.all([findJob(settings, url), readTab(settings, url)])
  const on = { settings, url }
  if (job) return { view: 'on Lilypad', ...on, job }
  if (reading.kind === 'posting') return { view: 'posting', ...on, found: reading.posting }
  return { view: reading.kind === 'several' ? 'several' : 'no posting', ...on }
}

/** Reads the open page, and asks Lilypad whether it has the job. */
export const lookUpPage = (): Promise<Known> =>
  lookUp().catch((error: unknown): Known => {
    if (error instanceof ServiceError)
      return { view: 'problem', message: error.message, needsSettings: error.needsSettings }
    console.error(error)
    return { view: 'problem', message: 'This page could not be read.', needsSettings: false }
  })
