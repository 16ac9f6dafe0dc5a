import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Of the way in which archives are written. */
export const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The server's version; for people. */
  postgres: z.string(),
  /** What the schema has been brought through, the first one first. */
  migrations: z.array(z.object({ at: z.number(), hash: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Keys of the documents in it; null where they were left out. */
  files: z.array(z.string()).nullable(),
})

/** What is in an archive. */
export type Manifest = z.output<typeof manifest>

const formatOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'format' in value ? Number(value.format) : 0

/** @throws BackupError for what is no manifest, or one of a newer way of writing archives */
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
