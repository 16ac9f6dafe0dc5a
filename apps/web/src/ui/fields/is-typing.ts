/** Inputs that a letter does not fill in. */
const BUTTON_LIKE = new Set(['checkbox', 'radio', 'button', 'submit', 'range'])

/** Whether a press of a letter belongs to a field. A list of choices takes letters too. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !BUTTON_LIKE.has(target.type)
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}
