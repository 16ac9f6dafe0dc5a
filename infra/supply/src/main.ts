import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeBom, readBom } from './bom.ts'
import { checkAll } from './check-all.ts'
import { reportOf } from './finding.ts'

const supply = async (): Promise<number> => {
  const findings = await checkAll()
  console.log(reportOf(findings))
  return findings.some(({ isGood }) => isGood === false) ? 1 : 0
}

const sbom = async (file = 'sbom.cdx.json'): Promise<number> => {
  const bom = await makeBom()
  const path = resolve(file)
  writeFileSync(path, bom)
  console.log(`${readBom(bom).length} packages are listed in ${path} (CycloneDX 1.6).`)
  return 0
}

const [command, ...rest] = process.argv.slice(2)
process.exitCode = command === 'sbom' ? await sbom(rest[0]) : await supply()
