import { at } from './reading/found-fields.ts'

/** Where Lilypad is, and the personal key that stands for its person there. */
export type Settings = { origin: string; key: string }

export const DEFAULT_ORIGIN = 'http://localhost:3000'
const NAME = 'settings'

/** Kept by the extension's own pages: that needs no permission. */
export function loadSettings(): Settings | null {
  const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
  const [origin, key] = [at(stored, 'origin'), at(stored, 'key')]
  return typeof origin === 'string' && typeof key === 'string' ? { origin, key } : null
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(NAME, JSON.stringify(settings))
}

export type ReadSettings = { ok: true; settings: Settings } | ReturnType<typeof refuse>

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

const refuse = (field: 'origin' | 'key', message: string) => ({ ok: false as const, field, message })

/** What a person typed, or why it cannot be: a key never goes over an open line. */
export function readSettings(typed: Settings): ReadSettings {
  const address = typed.origin.trim()
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || address === '')
    return refuse('origin', 'Enter the address of Lilypad, such as https://lilypad.example.')
  if (url.protocol !== 'https:' && !LOCAL.test(url.hostname))
    return refuse('origin', 'The address must begin with https://.')
  const key = typed.key.trim()
  if (!/^lp_[\w-]{8,200}$/.test(key))
    return refuse('key', 'A key begins with lp_. Copy all of it from your account page.')
  return { ok: true, settings: { origin: url.origin, key } }
}
