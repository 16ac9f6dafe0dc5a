import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter, postgresAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { stopLeftOver } from './left-over.ts'

export type Place = {
  readonly binaries: string
  readonly data: string
  readonly account: Account | undefined
}

const APART = '/var/lib/lilypad'

const copyBinaries = (binaries: string, home: string) => {
  const { size, mtimeMs } = statSync(join(binaries, 'bin/postgres'))
  const copy = join(home, `postgresql-${size}-${Math.round(mtimeMs)}`)
  if (existsSync(copy)) return copy
  rmSync(`${copy}.part`, { recursive: true, force: true })
  cpSync(binaries, `${copy}.part`, { recursive: true, verbatimSymlinks: true })
  renameSync(`${copy}.part`, copy)
  return copy
}

const homeApart = (root: string, dataDir: string) =>
  join(APART, createHash('sha256').update(`${root}\0${dataDir}`).digest('hex').slice(0, 16))

/** Without DATA_DIR, what an earlier one owned is deleted too. */
const discard = async (home: string) => {
  await stopLeftOver(join(home, 'data'))
  rmSync(home, { recursive: true, force: true })
}

/** The file DATA_DIR/postgres names the place. */
const placeApart = async (
  root: string,
  dataDir: string,
  binaries: string,
  account: Account,
): Promise<Place> => {
  const pointer = join(dataDir, 'postgres')
  const isKnown = existsSync(pointer)
  const home = isKnown ? readFileSync(pointer, 'utf8').trim() : homeApart(root, dataDir)
  if (!isKnown) await discard(home)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  chownSync(home, account.uid, account.gid)
  writeFileSync(pointer, `${home}\n`)
  return { binaries: copyBinaries(binaries, home), data: join(home, 'data'), account }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** In DATA_DIR, or below /var/lib/lilypad where root's unprivileged account cannot enter it or the clone. */
export const choosePlace = async (root: string, dataDir: string): Promise<Place> => {
  const binaries = findBinaries()
  const account = postgresAccount()
  const data = join(dataDir, 'postgres')
  const mustEnter = ['bin', 'lib', 'share'].map((name) => join(binaries, name))
  const isApart = account && !isFolder(data) && (isFile(data) || !canEnter(account, [...mustEnter, dataDir]))
  return isApart ? placeApart(root, dataDir, binaries, account) : { binaries, data, account }
}
