/**
 * Does something at once, or when the press that is under way is over: what appears by it must not move a button
 * from under the pointer, which would then press nothing.
 */
export const afterPress = (act: () => void): void => {
  // The click comes right after the button is let go.
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}
