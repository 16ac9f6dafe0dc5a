export { DOCX_ENTRIES, makeZip, type NewEntry, ODT_ENTRIES } from './make-zip.ts'
export { sampleDocuments } from './samples.ts'
