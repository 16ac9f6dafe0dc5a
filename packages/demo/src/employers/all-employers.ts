import type { Employer } from '../demo-types.ts'
import { ASHBY_EMPLOYERS } from './ashby.ts'
import { GREENHOUSE_EMPLOYERS } from './greenhouse.ts'
import { LEVER_EMPLOYERS } from './lever.ts'
import { RECRUITEE_EMPLOYERS } from './recruitee.ts'
import { WEB_PAGE_EMPLOYERS } from './web-pages.ts'
import { WORKABLE_EMPLOYERS } from './workable.ts'

/** All invented. Names were checked against the catalogue of real boards; none occurs there. */
export const EMPLOYERS: readonly Employer[] = [
  ...GREENHOUSE_EMPLOYERS,
  ...LEVER_EMPLOYERS,
  ...ASHBY_EMPLOYERS,
  ...WORKABLE_EMPLOYERS,
  ...RECRUITEE_EMPLOYERS,
  ...WEB_PAGE_EMPLOYERS,
]
