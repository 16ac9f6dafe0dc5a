import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Recording } from './make-recording.ts'

type Manifest = { about: string; boards: { id: string }[] }

async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) return { about: 'Answers of careers boards, for tests only.', boards: [] }
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  const isOne =
    typeof manifest === 'object' &&
    manifest !== null &&
    'boards' in manifest &&
    Array.isArray(manifest.boards)
  if (!isOne) throw new Error(`${file} is no manifest of a replay set.`)
  return manifest as Manifest
}

/** Replaces an older one of the same board. */
export async function writeRecording(folder: string, { board, files }: Recording): Promise<void> {
  const file = join(folder, 'manifest.json')
  const manifest = await readManifest(file).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Error(`${file} is no JSON.`) : error
  })
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const boards = [...manifest.boards.filter(({ id }) => id !== board.id), board]
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...manifest, boards }, null, 1)}\n`)
}
