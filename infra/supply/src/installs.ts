import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, toFinding } from './finding.ts'
import { root } from './pnpm.ts'

/** `npm ci`, `pnpm@12 add x`, or our own call of the pinned pnpm. */
const COMMAND =
  /\bp?npm(?:@\S+)? (?:-\S+ )*(?:install|i|ci|add|update|up|dlx)\b|pnpmArgs\(.*'(?:install|add|update|ci|dlx)'/
const COMMENT = /^\s*(?:#|\*|\/\/|\/\*)/
const PNPM_ITSELF = /npm install --global "\$\(node --print "[^"]*packageManager/

const isLocked = (line: string) => line.includes('--frozen-lockfile') || PNPM_ITSELF.test(line)

const installsIn = (text: string): string[] =>
  text.split('\n').filter((line) => COMMAND.test(line) && !COMMENT.test(line))

/** Packages come by the lockfile alone wherever the product is started, tested or built. */
export function checkInstalls(files: ReadonlyMap<string, string>): Finding {
  const all = [...files].flatMap(([path, text]) => installsIn(text).map((line) => ({ path, line })))
  const faults = all
    .filter(({ line }) => !isLocked(line))
    .map(({ path, line }) => `${path} installs without the lockfile: ${line.trim()}`)
  return toFinding('installs', `${all.length} commands, all by the lockfile`, faults)
}

/** Manifests, images, scripts of start, test and CI, and cluster files. */
const PLACE = /(^|\/)(package\.json|[^/]*Dockerfile[^/]*)$|^\.ci\/|^infra\/.*\.(mjs|sh)$|\.ya?ml$/

export function readPlaces(): Map<string, string> {
  const listing = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  const paths = listing.split('\n').filter((path) => PLACE.test(path) && path !== 'pnpm-lock.yaml')
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
