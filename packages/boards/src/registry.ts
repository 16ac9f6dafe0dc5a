import type { BoardSystem } from './board-system.ts'
import { adp } from './systems/adp.ts'
import { ashby } from './systems/ashby.ts'
import { bamboohr } from './systems/bamboohr.ts'
import { breezy } from './systems/breezy.ts'
import { comeet } from './systems/comeet.ts'
import { greenhouse } from './systems/greenhouse.ts'
import { icims } from './systems/icims.ts'
import { jazzhr } from './systems/jazzhr.ts'
import { jobvite } from './systems/jobvite.ts'
import { lever } from './systems/lever.ts'
import { paylocity } from './systems/paylocity.ts'
import { personio } from './systems/personio.ts'
import { pinpoint } from './systems/pinpoint.ts'
import { recruitee } from './systems/recruitee.ts'
import { rippling } from './systems/rippling.ts'
import { smartrecruiters } from './systems/smartrecruiters.ts'
import { teamtailor } from './systems/teamtailor.ts'
import { ukg } from './systems/ukg.ts'
import { webPage } from './systems/web-page.ts'
import { workable } from './systems/workable.ts'
import { workday } from './systems/workday.ts'

/** Every system, in detection order: `web-page` accepts any address, so it comes last. */
export const BOARD_SYSTEMS: readonly BoardSystem[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  smartrecruiters,
  bamboohr,
  rippling,
  jazzhr,
  workday,
  breezy,
  teamtailor,
  personio,
  pinpoint,
  jobvite,
  icims,
  paylocity,
  adp,
  comeet,
  ukg,
  webPage,
]

/** The system with that id; null for an unknown id. */
export function boardSystem(id: string): BoardSystem | null {
  return BOARD_SYSTEMS.find((system) => system.id === id) ?? null
}
