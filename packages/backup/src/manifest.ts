import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Version of the archive format. */
export const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The server's version, for information only. */
  postgres: z.string(),
  /** The migrations applied to the schema, oldest first. */
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Keys of the archived documents; null when they were left out. */
  files: z.array(z.string()).nullable(),
})

/** The contents of an archive. */
export type Manifest = z.output<typeof manifest>

const formatOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'format' in value ? Number(value.format) : 0

/** @throws BackupError for an invalid manifest, or one in a newer archive format */
export const parseManifest = (text: string): Manifest => {
  const value: unknown = JSON.parse(text)
  if (formatOf(value) > FORMAT)
    throw new BackupError(
      'This archive was made by a newer version of Lilypad. Please update, then restore it.',
    )
  const parsed = manifest.safeParse(value)
  if (!parsed.success) throw new BackupError('This archive has no manifest that can be read.')
  return parsed.data
}
