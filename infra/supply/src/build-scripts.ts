import { parse } from 'yaml'
import { z } from 'zod'
import { type Finding, findingOf } from './finding.ts'
import { namesOf } from './lockfile.ts'

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
export const checkBuildScripts = (workspace: string, lockfile: string): Finding => {
  const read = settings.parse(parse(workspace))
  const installed = namesOf(lockfile)
  const names = Object.keys(read.allowBuilds)
  const allowed = names.filter((name) => read.allowBuilds[name])
  const faults = [
    ...RULES.flatMap(([holds, sentence]) => (holds(read) ? [] : [sentence])),
    ...names.filter((name) => !installed.has(name)).map((name) => `${name} is no package of the lockfile.`),
  ]
  const found = `run for ${allowed.length} named packages, refused to all others`
  return findingOf('install scripts', found, faults)
}
