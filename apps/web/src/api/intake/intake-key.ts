import { attempt } from '../attempt.ts'

export const INTAKE_KEY = 'lilypad-intake'

export const hasStoredIntake = (): boolean => attempt(() => window.localStorage.getItem(INTAKE_KEY)) !== null
