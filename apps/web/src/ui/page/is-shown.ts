export const isShown = (element: HTMLElement): boolean =>
  // Older browsers hide by `display` alone, and cannot be asked.
  'checkVisibility' in element ? element.checkVisibility() : isPlaced(element)

const isPlaced = (element: { offsetParent: Element | null }) => element.offsetParent !== null
