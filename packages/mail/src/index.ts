export type { ContentOf, Letter, LetterKind } from './letter.ts'
export { type MailSite, type RenderedMail, renderMail } from './render.ts'
