import * as z from 'zod/mini'
import type { Link, Part } from './message-part.ts'
import { hello } from './values.ts'

/** All that a push notification holds: a title, how many new jobs it tells of, and the path of the page that it opens. */
export const pushNote = z.object({
  title: z.string(),
  count: z.number(),
  address: z.string().check(z.regex(/^\/(?![/\\])/)),
})
export type PushNote = z.output<typeof pushNote>

/** The product's data that letters mention. */
type LetterSite = { publicUrl: string; contactAddress: string }
export type Footer = LetterSite & { postalAddress: string | null }

/** The content of a letter, independent of HTML and plain text. */
export type Composed = {
  subject: string
  /** The preview that mailboxes show next to the subject. */
  preheader: string
  heading: string
  parts: readonly Part[]
  /** Why this e-mail was sent, as the footer says it. */
  reason: string
  unsubscribe: Link | null
}

type Said = {
  subject: string
  preheader: string
  /** The subject, unless told otherwise. */
  heading?: string
  /** After the greeting. A text alone is a paragraph. */
  parts: readonly (string | Part)[]
}

type Description<S extends z.ZodMiniType<{ firstName: string }>> = {
  /** The data that the outbox keeps until the letter is sent; JSON. */
  content: S
  /** Why this e-mail was sent; the same for everybody. */
  reason: string
  compose(content: z.output<S>, site: LetterSite): Said
  /** Bulk e-mail only. */
  unsubscribe?(content: z.output<S>): Link
}

/** One kind of letter: the data it needs, and what it says. Throws z.core.$ZodError for stored data that do not match. */
export const message = <S extends z.ZodMiniType<{ firstName: string }>>(own: Description<S>) => ({
  content: own.content,
  compose(stored: unknown, site: LetterSite): Composed {
    const content = z.parse(own.content, stored)
    const { subject, heading = subject, preheader, parts } = own.compose(content, site)
    return {
      subject,
      preheader,
      heading,
      parts: [hello(content.firstName), ...parts].map((part) =>
        typeof part === 'string' ? { is: 'text', text: part } : part,
      ),
      reason: own.reason,
      unsubscribe: own.unsubscribe?.(content) ?? null,
    }
  },
})
