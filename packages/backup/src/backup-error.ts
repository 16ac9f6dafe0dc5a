/** The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** What was done may be stored, or may not. */
export class UnsureError extends BackupError {}
