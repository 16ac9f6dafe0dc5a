import { parse } from 'yaml'
import { z } from 'zod'
import { type Finding, findingOf } from './finding.ts'

const resolution = z.looseObject({ integrity: z.string().optional() })
const lockfile = z.object({
  packages: z.record(z.string(), z.looseObject({ resolution })),
})

/** From the registry, and only what hashes to this; anything else names where it came from. */
const faultOf = (id: string, { integrity, ...elsewhere }: z.output<typeof resolution>) => {
  if (Object.keys(elsewhere).length > 0)
    return `${id} does not come from the registry (${Object.keys(elsewhere).join(', ')}).`
  return integrity?.startsWith('sha512-') ? null : `${id} has no SHA-512 checksum.`
}

export const checkLockfile = (text: string): Finding => {
  const { packages } = lockfile.parse(parse(text))
  const entries = Object.entries(packages)
  const faults = entries.map(([id, one]) => faultOf(id, one.resolution)).filter((fault) => fault !== null)
  return findingOf('lockfile', `${entries.length} packages, each with its checksum`, faults)
}

export const namesOf = (text: string): Set<string> =>
  new Set(Object.keys(lockfile.parse(parse(text)).packages).map((id) => id.slice(0, id.lastIndexOf('@'))))
