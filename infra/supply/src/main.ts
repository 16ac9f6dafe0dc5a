import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeBom, readBom } from './bom.ts'
import { toReport } from './finding.ts'
import { checkInstalls, readPlaces } from './installs.ts'
import { checkLicences } from './licences.ts'
import { checkBuildScripts, checkLockfile } from './lockfile.ts'
import { root } from './pnpm.ts'
import { checkVulnerabilities } from './vulnerabilities.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

async function supply(): Promise<number> {
  const lockfile = read('pnpm-lock.yaml')
  const findings = [
    checkLockfile(lockfile),
    checkInstalls(readPlaces()),
    checkBuildScripts(read('pnpm-workspace.yaml'), lockfile),
    checkLicences(readBom(await makeBom())),
    await checkVulnerabilities(),
  ]
  console.log(toReport(findings))
  return findings.some(({ isGood }) => isGood === false) ? 1 : 0
}

async function sbom(file = 'sbom.cdx.json'): Promise<number> {
  const bom = await makeBom()
  const path = resolve(file)
  writeFileSync(path, bom)
  console.log(`${readBom(bom).length} packages are listed in ${path} (CycloneDX 1.6).`)
  return 0
}

const [command, ...rest] = process.argv.slice(2)
process.exitCode = command === 'sbom' ? await sbom(rest[0]) : await supply()
