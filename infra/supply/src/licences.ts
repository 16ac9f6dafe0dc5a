import satisfies from 'spdx-satisfies'
import type { Component } from './bom.ts'
import { type Finding, findingOf } from './finding.ts'
import { ALLOWED, READ_BY_HAND } from './licence-policy.ts'

const idOf = ({ name, version }: Component) => `${name}@${version}`

/** False for what is no SPDX expression, too: nobody knows what it allows. */
const isAllowed = (licence: string) => {
  try {
    return satisfies(licence, [...ALLOWED])
  } catch {
    return false
  }
}

/** As a sentence; null when it may be used. */
export const judgeLicence = (component: Component): string | null => {
  const licence = component.licence ?? READ_BY_HAND[idOf(component)] ?? null
  if (licence === null) return `${idOf(component)} states no licence.`
  return isAllowed(licence) ? null : `${idOf(component)} is under ${licence}.`
}

export const checkLicences = (components: readonly Component[]): Finding => {
  const faults = components.map(judgeLicence).filter((fault) => fault !== null)
  const known = new Set(components.map(idOf))
  const outdated = Object.keys(READ_BY_HAND)
    .filter((id) => !known.has(id))
    .map((id) => `${id} is read by hand, and no longer there.`)
  const licences = new Set(components.map(({ licence }) => licence))
  const found = `${components.length} packages under ${licences.size} licences`
  return findingOf('licences', found, [...faults, ...outdated])
}
