import { part } from './lazy.tsx'

/** The design system's, with its frog, where it is seldom shown: its code comes with it. */
export const EmptyState = part(() => import('./drawn-empty-state.ts'))
