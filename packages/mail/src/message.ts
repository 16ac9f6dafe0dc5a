import * as z from 'zod/mini'
import type { Link, Part } from './part.ts'

/** The product's data that letters mention. */
export type LetterSite = { publicUrl: string; contactAddress: string }

/** The content of a letter, independent of HTML and plain text. */
export type Composed = {
  subject: string
  /** The preview that mailboxes show next to the subject. */
  preheader: string
  heading: string
  parts: readonly Part[]
  /** Why this e-mail was sent, as the footer says it. */
  reason: string
  /** Bulk e-mail only: its unsubscribe address. */
  unsubscribe: Link | null
}

type Description<K extends string, S extends z.ZodMiniType> = {
  kind: K
  /** The data that the outbox keeps until the letter is sent; JSON. */
  content: S
  /** Why this e-mail was sent; the same for everybody. */
  reason: string
  compose(content: z.output<S>, site: LetterSite): Omit<Composed, 'reason' | 'unsubscribe'>
  /** Bulk e-mail only. */
  unsubscribe?(content: z.output<S>): Link
}

/** One kind of letter: the data it needs, and what it says. */
export type Message<K extends string, S extends z.ZodMiniType> = {
  kind: K
  content: S
  /** @throws z.core.$ZodError when the stored data does not match this kind */
  compose(stored: unknown, site: LetterSite): Composed
}

/** Describes one kind of letter. */
export const message = <const K extends string, S extends z.ZodMiniType>(
  description: Description<K, S>,
): Message<K, S> => ({
  kind: description.kind,
  content: description.content,
  compose(stored, site) {
    const content = z.parse(description.content, stored)
    return {
      ...description.compose(content, site),
      reason: description.reason,
      unsubscribe: description.unsubscribe?.(content) ?? null,
    }
  },
})
