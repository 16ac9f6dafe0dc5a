import { type ComponentProps, Suspense } from 'react'
import type Drawn from './drawn-empty-state.ts'
import { later } from './later.tsx'

const Later = later(() => import('./drawn-empty-state.ts'))

/** The design system's, with its frog, where it is seldom shown: its code comes with it. */
export const EmptyState = (props: ComponentProps<typeof Drawn>) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
)
