import { z } from 'zod'
import { type Finding, toFinding } from './finding.ts'
import { type Ran, runPnpm } from './pnpm.ts'

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({ module_name: z.string(), severity: z.string(), title: z.string(), url: z.string() }),
  ),
  metadata: z.object({ totalDependencies: z.number() }),
})

const WHAT = 'known vulnerabilities'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A registry that has no list of vulnerabilities is no fault, and is named. */
export function readAudit({ stdout, stderr }: Ran): Finding {
  const read = report.safeParse(parsed(stdout))
  if (!read.success) {
    const code = /ERR_PNPM_\w+/.exec(stderr + stdout)?.[0] ?? 'no answer'
    return { what: WHAT, found: `the registry does not serve its list (${code})`, isGood: null, faults: [] }
  }
  const faults = Object.values(read.data.advisories).map(
    ({ module_name, severity, title, url }) => `${module_name}, ${severity}: ${title} (${url})`,
  )
  return toFinding(WHAT, `${faults.length} in ${read.data.metadata.totalDependencies} packages`, faults)
}

/** Asks the registry, or the one that is named, for what is known of the packages that run in production. */
export const checkVulnerabilities = async (registry?: string): Promise<Finding> =>
  readAudit(
    await runPnpm(['audit', '--prod', '--json', ...(registry === undefined ? [] : ['--registry', registry])]),
  )
