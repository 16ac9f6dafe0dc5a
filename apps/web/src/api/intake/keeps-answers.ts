/** Where this browser keeps answers. */
export const INTAKE_KEY = 'lilypad-intake'

export const keepsAnswers = (): boolean => {
  try {
    return window.localStorage.getItem(INTAKE_KEY) !== null
  } catch {
    return false
  }
}
