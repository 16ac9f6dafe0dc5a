import satisfies from 'spdx-satisfies'
import type { Component } from './bom.ts'
import { type Finding, toFinding } from './finding.ts'

/**
 * SPDX identifiers that ask for no more than naming the author; OFL-1.1 is the typeface's. MPL-2.0 also asks for the
 * source of the package's own files: packages are passed on as they are, and contain it.
 */
const ALLOWED =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Zlib'.split(
    ' ',
  )

/** By what the licence in their folder says: their manifest says nothing that can be read. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'xmlhttprequest-ssl@2.1.2': 'MIT',
  'duck@0.1.12': 'BSD-2-Clause',
}

const toId = ({ name, version }: Component) => `${name}@${version}`

/** False for what is no SPDX expression, too: nobody knows what it allows. */
function isAllowed(licence: string) {
  try {
    return satisfies(licence, ALLOWED)
  } catch {
    return false
  }
}

/** As a sentence; null when it may be used. */
export function judgeLicence(component: Component): string | null {
  const licence = READ_BY_HAND[toId(component)] ?? component.licence
  if (licence === null) return `${toId(component)} states no licence.`
  return isAllowed(licence) ? null : `${toId(component)} is under ${licence}.`
}

export function checkLicences(components: readonly Component[]): Finding {
  const faults = components.map(judgeLicence).filter((fault) => fault !== null)
  const known = new Set(components.map(toId))
  const outdated = Object.keys(READ_BY_HAND)
    .filter((id) => !known.has(id))
    .map((id) => `${id} is read by hand, and no longer there.`)
  const licences = new Set(components.map(({ licence }) => licence))
  const found = `${components.length} packages under ${licences.size} licences`
  return toFinding('licences', found, [...faults, ...outdated])
}
