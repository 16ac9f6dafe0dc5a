import { addressOf } from '../screens.ts'
import { applyStyles } from './show-prerendered.ts'

/** The longest wait for the server, in milliseconds: then the app is loaded, and asks for what the screen lacks. */
const PATIENCE = 700

type Whole = {
  html: string
  /** Of the calls that the screen begins with, in wire form. */
  replies: readonly unknown[]
}

/**
 * Has the server draw the screen of an address with the data that it begins with, and shows it.
 *
 * @returns the replies that it was drawn from, for the app; none where the server did not answer in time, or refused
 */
export const showWhole = async (root: HTMLElement, hash: string): Promise<Whole['replies']> => {
  const page = root.ownerDocument
  const address = new URLSearchParams({ at: addressOf(hash) })
  const response = await fetch(`/prerendered?${address}`, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) return []
  const { html, replies }: Whole = await response.json()
  // Somebody may have pressed a link meanwhile.
  if (page.location.hash !== hash) return []
  const screen = page.createRange().createContextualFragment(html)
  applyStyles(screen)
  root.querySelector('main')?.replaceChildren(screen)
  return replies
}
