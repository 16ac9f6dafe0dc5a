import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^lilypad-[\dT-]+Z\.tar$/

/** Names sort by time, and keep it when an archive is copied. */
export const nameArchive = (now: Date): string =>
  `lilypad-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`

/** Null without one that can be seen. */
export async function findNewestArchive(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1)
  return newest === undefined ? null : join(folder, newest)
}
