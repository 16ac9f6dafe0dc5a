export { type PushNote, pushNote } from './message.ts'
export { type StoredDigest, storedDigest } from './messages/digest.ts'
export { type ContentOf, LETTER_KINDS, type Letter, type LetterKind } from './messages/index.ts'
export { type MailSite, type RenderedMail, renderMail } from './render.ts'
