import { attempt } from '../attempt.ts'

/** Where this browser keeps answers. */
export const INTAKE_KEY = 'lilypad-intake'

export const keepsAnswers = (): boolean => attempt(() => window.localStorage.getItem(INTAKE_KEY)) !== null
