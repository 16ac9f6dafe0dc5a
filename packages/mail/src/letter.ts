import type * as z from 'zod/mini'
import { messages } from './messages/index.ts'

export type LetterKind = keyof typeof messages
export type ContentOf<K extends LetterKind> = z.input<(typeof messages)[K]['content']>

/** An e-mail as the outbox stores it: its kind and the data of that kind. All of it is JSON. */
export type Letter = { [K in LetterKind]: { kind: K; content: ContentOf<K> } }[LetterKind]

export const LETTER_KINDS = Object.keys(messages) as LetterKind[]

export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(messages, kind)
