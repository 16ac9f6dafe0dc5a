export { BackupError } from './backup-error.ts'
export { type BackupOptions, makeBackup } from './make-backup.ts'
export type { Manifest } from './manifest.ts'
export { type RestoreOptions, restoreBackup } from './restore-backup.ts'
