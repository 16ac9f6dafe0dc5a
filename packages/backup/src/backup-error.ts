/** A backup that cannot be made, or an archive that is not restored. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
