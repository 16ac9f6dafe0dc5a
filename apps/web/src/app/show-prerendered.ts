import { fits, leadsHome, toAddress } from './screens.ts'

type Shown = {
  /** Whether the server draws more of the screen when it is asked. */
  lacks: boolean
}

function prerenderedAt(page: Document, hash: string) {
  const address = toAddress(hash)
  const isAt = (paths = '') => paths.split(' ').some((path) => fits(path, address))
  const templates = [...page.querySelectorAll('template')]
  const found = templates.find(
    ({ dataset }) => isAt(dataset.prerendered) || (isAt(dataset.prerenderedBare) && !hash.includes('?')),
  )
  // An unknown address leads home; those who pay start elsewhere only at the bare address.
  return found ?? (leadsHome(hash) ? templates.find(({ dataset }) => dataset.prerendered === '/') : undefined)
}

/** The content security policy lets scripts set styles that it refuses inline. */
function applyStyles(parts: DocumentFragment) {
  for (const element of parts.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

export function showPrerendered(page: Document, root: HTMLElement, hash: string): Shown | null {
  const frame = page.querySelector<HTMLTemplateElement>('template[data-prerendered-frame]')
  const screen = prerenderedAt(page, hash)
  if (!frame || !screen) return null
  const whole = page.importNode(frame.content, true)
  whole.querySelector('main')?.append(page.importNode(screen.content, true))
  applyStyles(whole)
  root.replaceChildren(whole)
  return { lacks: 'lacks' in screen.dataset }
}

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
export async function showWhole(
  root: HTMLElement,
  hash: string,
  isWanted: () => boolean,
): Promise<Whole['replies']> {
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
