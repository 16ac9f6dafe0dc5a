import * as z from 'zod/mini'
import type { Link, Part } from './part.ts'

/** What letters speak of the product around them. */
export type LetterSite = { publicUrl: string; contactAddress: string }

/** What a letter says, before it has a form. */
export type Composed = {
  subject: string
  /** What mailboxes show beside the subject. */
  preheader: string
  heading: string
  parts: readonly Part[]
  /** Why this e-mail comes, as the footer says it. */
  reason: string
  /** Bulk e-mail only: what switches it off. */
  unsubscribe: Link | null
}

type Description<K extends string, S extends z.ZodMiniType> = {
  kind: K
  /** What the outbox keeps until the letter is sent; JSON. */
  content: S
  /** Why this e-mail comes; the same for everybody. */
  reason: string
  compose(content: z.output<S>, site: LetterSite): Omit<Composed, 'reason' | 'unsubscribe'>
  /** Bulk e-mail only. */
  unsubscribe?(content: z.output<S>): Link
}

/** One kind of letter: what it needs to be told, and what it says. */
export type Message<K extends string, S extends z.ZodMiniType> = {
  kind: K
  content: S
  /** @throws z.core.$ZodError when the stored content is not what this kind needs */
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
