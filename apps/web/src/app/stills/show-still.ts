import { fits } from '../screens.ts'

const partsOf = (page: Document) => [...page.querySelectorAll<HTMLTemplateElement>('template[data-still]')]

/** The content security policy lets scripts set what it refuses in the text of a page. */
const applyStyles = (parts: DocumentFragment) => {
  for (const element of parts.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

/**
 * Shows how the screen at an address will look, as far as the server knows, until the app draws it.
 *
 * @param address as behind the `#`, without its query
 * @returns whether there is something to be seen
 */
export const showStill = (page: Document, root: HTMLElement, address: string): boolean => {
  const frame = page.querySelector<HTMLTemplateElement>('template[data-still-frame]')
  const screen = partsOf(page).find(({ dataset }) =>
    dataset.still?.split(' ').some((path) => fits(path, address)),
  )
  if (!frame || !screen) return false
  const whole = page.importNode(frame.content, true)
  whole.querySelector('main')?.append(page.importNode(screen.content, true))
  applyStyles(whole)
  root.replaceChildren(whole)
  return true
}
