import { parseAddress } from './address.ts'
import type { BoardIdentity, BoardSystem } from './board-system.ts'
import { BOARD_SYSTEMS } from './registry.ts'

export type Detection = ({ ok: true } & BoardIdentity) | { ok: false; problem: string }

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

function ownsHost(system: BoardSystem, host: string): boolean {
  return system.domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

function noTenant(owner: BoardSystem | undefined): string {
  if (!owner) return "This address names no company's board."
  const example = owner.careersUrl(owner.exampleTenant ?? 'company')
  return `This address names no company's board at ${owner.label}. Paste the company's own page there, such as ${example}.`
}
