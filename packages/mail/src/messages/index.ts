import type * as z from 'zod/mini'
import { accountDeleted } from './account-deleted.ts'
import { boardNews } from './board-news.ts'
import { digest } from './digest.ts'
import { emailChanged } from './email-changed.ts'
import { listingReport } from './listing-report.ts'
import { passwordChanged } from './password-changed.ts'
import { pauseEnding } from './pause-ending.ts'
import { paymentCase } from './payment-case.ts'
import { paymentNews } from './payment-news.ts'
import { redeemed } from './redeemed.ts'
import { reminder } from './reminder.ts'
import { reset } from './reset.ts'
import { subscriptionStarted } from './subscription-started.ts'
import { webhookEnded } from './webhook-ended.ts'
import { weekNews } from './week-news.ts'
import { welcome } from './welcome.ts'

export const messages = {
  welcome,
  'subscription-started': subscriptionStarted,
  redeemed,
  reset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  digest,
  'pause-ending': pauseEnding,
  'payment-news': paymentNews,
  'payment-case': paymentCase,
  'listing-report': listingReport,
  'board-news': boardNews,
  'week-news': weekNews,
  reminder,
  'webhook-ended': webhookEnded,
}

export type LetterKind = keyof typeof messages
export type ContentOf<K extends LetterKind> = z.input<(typeof messages)[K]['content']>

/** An e-mail as the outbox stores it: its kind and the data of that kind. All of it is JSON. */
export type Letter = { [K in LetterKind]: { kind: K; content: ContentOf<K> } }[LetterKind]

export const LETTER_KINDS = Object.keys(messages) as LetterKind[]
