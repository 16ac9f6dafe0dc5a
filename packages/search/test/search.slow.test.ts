import { test } from 'vitest'
import { compareStates } from './as-in-browser.ts'

test(
  '10,000 states of filters give the same jobs in the same order as in the browser',
  () => compareStates(200, 50),
  1_200_000,
)
