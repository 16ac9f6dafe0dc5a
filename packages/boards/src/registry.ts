import { ownsHost, parseAddress } from './board-address.ts'
import type { BoardIdentity, BoardSystem } from './board-system.ts'
import { applitrack } from './school-systems/applitrack.ts'
import { interfolio } from './school-systems/interfolio.ts'
import { k12jobspot } from './school-systems/k12jobspot.ts'
import { pageup } from './school-systems/pageup.ts'
import { pageupSites } from './school-systems/pageup-sites.ts'
import { peopleadmin } from './school-systems/peopleadmin.ts'
import { schoolspring } from './school-systems/schoolspring.ts'
import { adp } from './systems/adp.ts'
import { ashby } from './systems/ashby.ts'
import { bamboohr } from './systems/bamboohr.ts'
import { breezy } from './systems/breezy.ts'
import { comeet } from './systems/comeet.ts'
import { cornerstone } from './systems/cornerstone.ts'
import { dayforce } from './systems/dayforce.ts'
import { greenhouse } from './systems/greenhouse.ts'
import { icims } from './systems/icims.ts'
import { isolved } from './systems/isolved.ts'
import { jazzhr } from './systems/jazzhr.ts'
import { jobvite } from './systems/jobvite.ts'
import { lever } from './systems/lever.ts'
import { neogov } from './systems/neogov.ts'
import { oracle } from './systems/oracle.ts'
import { paycor } from './systems/paycor.ts'
import { paylocity } from './systems/paylocity.ts'
import { personio } from './systems/personio.ts'
import { pinpoint } from './systems/pinpoint.ts'
import { recruitee } from './systems/recruitee.ts'
import { rippling } from './systems/rippling.ts'
import { smartrecruiters } from './systems/smartrecruiters.ts'
import { successfactors } from './systems/successfactors.ts'
import { taleo } from './systems/taleo.ts'
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
  isolved,
  oracle,
  schoolspring,
  pageup,
  dayforce,
  peopleadmin,
  cornerstone,
  taleo,
  successfactors,
  applitrack,
  neogov,
  pageupSites,
  k12jobspot,
  interfolio,
  paycor,
  webPage,
]

/** The system with that id; null for an unknown id. */
export function boardSystem(id: string): BoardSystem | null {
  return BOARD_SYSTEMS.find((system) => system.id === id) ?? null
}

type Detection = ({ ok: true } & BoardIdentity) | { ok: false; problem: string }

/**
 * The board behind an address as a person pastes it: a board's page, one posting on it, an embed or the system's API.
 * Any other web page is a board of the system `web-page`. `problem` is a sentence for the person.
 */
export function detectBoard(address: string): Detection {
  const url = parseAddress(address)
  if (!url) {
    const problem = 'Enter the web address of a careers page, such as https://jobs.lever.co/company.'
    return { ok: false, problem }
  }
  const owner = BOARD_SYSTEMS.find((system) => ownsHost(system, url.hostname))
  for (const system of owner ? [owner] : BOARD_SYSTEMS) {
    const tenant = system.detect(url)
    if (tenant !== null) return { ok: true, system: system.id, tenant }
  }
  return { ok: false, problem: noTenant(owner) }
}

function noTenant(owner: BoardSystem | undefined): string {
  if (!owner) return "This address names no company's board."
  const example = owner.careersUrl(owner.exampleTenant ?? 'company')
  return `This address names no company's board at ${owner.label}. Paste the company's own page there, such as ${example}.`
}
