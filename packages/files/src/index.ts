export { type FileStore, FileStoreError, type FileStoreFailure, newFileKey } from './file-store.ts'
export { openFileStore } from './open-file-store.ts'
