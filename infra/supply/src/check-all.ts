import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBom, readBom } from './bom.ts'
import { checkBuildScripts } from './build-scripts.ts'
import type { Finding } from './finding.ts'
import { checkInstalls, readPlaces } from './installs.ts'
import { checkLicences } from './licences.ts'
import { checkLockfile } from './lockfile.ts'
import { root } from './root.ts'
import { checkVulnerabilities } from './vulnerabilities.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

export const checkAll = async (): Promise<Finding[]> => {
  const lockfile = read('pnpm-lock.yaml')
  return [
    checkLockfile(lockfile),
    checkInstalls(readPlaces()),
    checkBuildScripts(read('pnpm-workspace.yaml'), lockfile),
    checkLicences(readBom(await makeBom())),
    await checkVulnerabilities(),
  ]
}
