import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  /** Fills the disk, except for this many bytes. */
  fill(leave?: number): void
  /** Gives the room back. */
  empty(): void
  remove(): void
}

const PIECE = Buffer.alloc(4_096, 1)

/** Writes until the disk is full; returns the number of bytes. */
function writeAllThatFits(file: string): number {
  const handle = openSync(file, 'w')
  let written = 0
  try {
    for (;;) written += writeSync(handle, PIECE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    return written
  } finally {
    closeSync(handle)
  }
}

function mount(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-disk-'))
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' })
  if (status === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`mount: ${stderr.trim()}`)
}

function unmount(folder: string) {
  execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
}

/** Why this machine cannot provide a small disk, or null. */
export function reasonAgainstSmallDisk(): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a file system'
  try {
    unmount(mount(1))
    return null
  } catch (error) {
    return `no file system can be mounted here: ${error instanceof Error ? error.message : error}`
  }
}

/** A separate file system with this many megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mount(megabytes)
  const filler = join(folder, 'filler')
  const empty = () => rmSync(filler, { force: true })
  return {
    folder,
    fill(leave = 0) {
      empty()
      const room = writeAllThatFits(filler)
      truncateSync(filler, Math.max(room - leave, 0))
    },
    empty,
    remove: () => unmount(folder),
  }
}
