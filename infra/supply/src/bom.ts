import { z } from 'zod'
import { runPnpm } from './pnpm.ts'

const licence = z.union([
  z.object({ expression: z.string() }),
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
])
const component = z.object({
  group: z.string().optional(),
  name: z.string(),
  version: z.string(),
  licenses: z.array(licence).optional(),
})
const bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(component),
})

/** `licence` is an SPDX expression, or null where none is stated. */
export type Component = { name: string; version: string; licence: string | null }

const findWords = (one: z.output<typeof licence>) =>
  'expression' in one ? one.expression : (one.license.id ?? one.license.name)

/** Several licences without an expression bind all at once. */
const findLicence = (licences: readonly z.output<typeof licence>[]) =>
  licences.length === 0 ? null : licences.map(findWords).join(' AND ')

/** Of CycloneDX's JSON; throws for anything else. */
export const readBom = (json: string): Component[] =>
  bom.parse(JSON.parse(json)).components.map(({ group, name, version, licenses = [] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    licence: findLicence(licenses),
  }))

/** CycloneDX 1.6 in JSON of what the images hold: the workspace's production packages. Asks no registry. */
export async function makeBom(): Promise<string> {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
  const { code, stdout, stderr } = await runPnpm(['sbom', '--prod', ...format])
  if (code !== 0) throw new Error(`The bill of materials could not be made: ${stderr.trim()}`)
  return stdout
}
