import { parse } from 'yaml'
import { z } from 'zod'
import { type Finding, toFinding } from './finding.ts'

const resolution = z.looseObject({ integrity: z.string().optional() })
const lockfile = z.object({
  packages: z.record(z.string(), z.looseObject({ resolution })),
})

/** From the registry, and only what hashes to this; anything else names where it came from. */
function findFault(id: string, { integrity, ...elsewhere }: z.output<typeof resolution>) {
  if (Object.keys(elsewhere).length > 0)
    return `${id} does not come from the registry (${Object.keys(elsewhere).join(', ')}).`
  return integrity?.startsWith('sha512-') ? null : `${id} has no SHA-512 checksum.`
}

export function checkLockfile(text: string): Finding {
  const { packages } = lockfile.parse(parse(text))
  const entries = Object.entries(packages)
  const faults = entries.map(([id, one]) => findFault(id, one.resolution)).filter((fault) => fault !== null)
  return toFinding('lockfile', `${entries.length} packages, each with its checksum`, faults)
}

const readNames = (text: string): Set<string> =>
  new Set(Object.keys(lockfile.parse(parse(text)).packages).map((id) => id.slice(0, id.lastIndexOf('@'))))

const settings = z.object({
  allowBuilds: z.record(z.string(), z.boolean()),
  strictDepBuilds: z.boolean().optional(),
  blockExoticSubdeps: z.boolean().optional(),
  dangerouslyAllowAllBuilds: z.boolean().optional(),
})
type Settings = z.output<typeof settings>

const RULES: readonly (readonly [(read: Settings) => boolean, string])[] = [
  [
    (read) => read.strictDepBuilds === true,
    'strictDepBuilds must be true: an install script outside the list stops the install.',
  ],
  [(read) => read.blockExoticSubdeps === true, 'blockExoticSubdeps must be true.'],
  [(read) => read.dangerouslyAllowAllBuilds !== true, 'dangerouslyAllowAllBuilds must not be set.'],
]

/** Install scripts run for a named list alone, without wildcards and names that nobody installs. */
export function checkBuildScripts(workspace: string, lockfile: string): Finding {
  const read = settings.parse(parse(workspace))
  const installed = readNames(lockfile)
  const names = Object.keys(read.allowBuilds)
  const allowed = names.filter((name) => read.allowBuilds[name])
  const faults = [
    ...RULES.flatMap(([holds, sentence]) => (holds(read) ? [] : [sentence])),
    ...names.filter((name) => !installed.has(name)).map((name) => `${name} is no package of the lockfile.`),
  ]
  const found = `run for ${allowed.length} named packages, refused to all others`
  return toFinding('install scripts', found, faults)
}
