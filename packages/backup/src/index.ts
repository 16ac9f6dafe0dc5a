export { BackupError } from './backup-error.ts'
export { makeBackup } from './make-backup.ts'
export type { Manifest } from './manifest.ts'
export { restoreBackup } from './restore-backup.ts'
