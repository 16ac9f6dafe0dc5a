import { fits, leadsHome, toAddress } from './screens.ts'

type Shown = {
  /** Whether the server draws more of the screen when it is asked. */
  lacks: boolean
}

const prerenderedAt = (page: Document, hash: string) => {
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
export const applyStyles = (parts: DocumentFragment) => {
  for (const element of parts.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

export const showPrerendered = (page: Document, root: HTMLElement, hash: string): Shown | null => {
  const frame = page.querySelector<HTMLTemplateElement>('template[data-prerendered-frame]')
  const screen = prerenderedAt(page, hash)
  if (!frame || !screen) return null
  const whole = page.importNode(frame.content, true)
  whole.querySelector('main')?.append(page.importNode(screen.content, true))
  applyStyles(whole)
  root.replaceChildren(whole)
  return { lacks: 'lacks' in screen.dataset }
}
