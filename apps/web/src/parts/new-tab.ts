import type { MouseEvent } from 'react'

/** Whether the browser opens the link in another tab or window, or saves it. */
export const opensInNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
