import { z } from 'zod'
import { BackupError } from './backup-error.ts'

export const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** For information only. */
  postgres: z.string(),
  /** Oldest first. */
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Null when they were left out. */
  files: z.array(z.string()).nullable(),
})

export type Manifest = z.output<typeof manifest>

const toFormat = (value: unknown) =>
  typeof value === 'object' && value !== null && 'format' in value ? Number(value.format) : 0

/** @throws BackupError for an invalid manifest, or one in a newer archive format */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (toFormat(value) > FORMAT)
    throw new BackupError(
      'This archive was made by a newer version of Lilypad. Please update, then restore it.',
    )
  const parsed = manifest.safeParse(value)
  if (!parsed.success) throw new BackupError('This archive has no manifest that can be read.')
  return parsed.data
}
