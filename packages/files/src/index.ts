export { type FileStore, FileStoreError, newFileKey } from './file-store.ts'
export { openFileStore } from './open-file-store.ts'
