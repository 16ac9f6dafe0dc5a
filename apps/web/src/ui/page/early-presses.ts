const MIDDLE = 1

/** The addresses of links that were pressed before the app could hear it. */
const pressed = new Set<string>()

function keep({ target, button }: MouseEvent) {
  const link = target instanceof Element && button <= MIDDLE && target.closest('a')
  if (link) pressed.add(link.href)
}

/** @returns ends it, and gives the addresses of the links that were pressed */
export function keepEarlyPresses(page: Document): () => ReadonlySet<string> {
  page.addEventListener('click', keep)
  page.addEventListener('auxclick', keep)
  return () => {
    page.removeEventListener('click', keep)
    page.removeEventListener('auxclick', keep)
    return pressed
  }
}

/** Whether this link was pressed before the app could hear it; told once. */
export const takeEarlyPress = (href: string): boolean => pressed.delete(href)
