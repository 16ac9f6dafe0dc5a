import { toAddress } from './screens.ts'
import { applyStyles } from './show-prerendered.ts'

type Whole = {
  html: string
  /** Of the calls that the screen begins with, in wire form. */
  replies: readonly unknown[]
}

/**
 * Has the server draw the screen of an address with the data that it begins with, and shows it.
 *
 * @param isWanted whether the page still waits for it when it comes
 * @returns the replies that it was drawn from, for the app; none where the server refused
 */
export const showWhole = async (
  root: HTMLElement,
  hash: string,
  isWanted: () => boolean,
): Promise<Whole['replies']> => {
  const page = root.ownerDocument
  const address = new URLSearchParams({ at: toAddress(hash) })
  const response = await fetch(`/prerendered?${address}`)
  if (!response.ok) return []
  const { html, replies }: Whole = await response.json()
  // Somebody may have pressed a link meanwhile.
  if (page.location.hash !== hash || !isWanted()) return []
  const screen = page.createRange().createContextualFragment(html)
  applyStyles(screen)
  root.querySelector('main')?.replaceChildren(screen)
  return replies
}
