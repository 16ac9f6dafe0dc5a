import { profileRecord, profileSchema, savedSearch, type User, userRecord } from '@lilypad/contracts'
import {
  FREE_NEWSLETTER,
  NO_FILTER,
  PAID_NEWSLETTER,
  ROLES,
  STATES,
  WORKPLACE_PREFERENCES,
  writeSavedState,
} from '@lilypad/domain'
import type { Answers } from './answers.ts'
import { daysAgo } from './site.ts'

export const PAULA: User = {
  id: 7,
  firstName: 'Paula',
  lastName: 'Brook',
  email: 'paula.brook@example.com',
  isAdmin: false,
  isFree: false,
  stripeSubscriptionId: 'sub_pond',
  redeemedUntil: null,
  stripeClientReferenceId: 'pond',
  linkedin: null,
  role: 'preK-12 Educator',
  jobTitle: null,
  state: 'Oregon',
  workplacePrefs: ['Remote'],
  shouldDisplayWelcome: false,
  isImpersonated: false,
}

const search = (id: number, name: string, more: { schedule?: 'daily'; newJobs?: number[] } = {}) =>
  savedSearch.encode({
    id,
    name,
    state: writeSavedState(NO_FILTER, 'date'),
    schedule: more.schedule ?? null,
    isPushed: false,
    newJobs: more.newJobs ?? [],
    feedUrl: `http://localhost:3000/feeds/${id}.xml`,
  })

const loadProfileOptions = {
  schema: profileSchema.encode({
    states: STATES.map(({ id, itemName }) => ({ id, itemName })),
    workplacePrefs: WORKPLACE_PREFERENCES.map(({ id, itemName }) => ({ id, itemName })),
    roles: ROLES.map(({ id, itemName }) => ({ id, itemName })),
  }),
}

/** What a member is asked for on their own pages. */
const MEMBER: Answers = {
  // Without push.
  loadPush: { public_key: null, is_subscribed: false },
  getSearches: {
    filters_states: [
      search(1, 'Curriculum from $70K', { schedule: 'daily', newJobs: [2, 3] }),
      search(2, 'Anything in Oregon, without travel, for somebody who comes from a classroom'),
    ],
    last_loaded_search_id: null,
  },
  getNewsletterSubs: {
    subs: { [FREE_NEWSLETTER]: 'subscribed', [PAID_NEWSLETTER]: 'unsubscribed' },
  },
  loadProfile: { record: profileRecord.encode(PAULA) },
  loadProfileOptions,
  loadPayments: { payments: [], access_end: null, subscription: null },
  loadSessions: {
    sessions: [
      { device: 'Firefox on Linux', created_at: daysAgo(1), last_seen_at: daysAgo(0), is_current: true },
      { device: 'Safari on iPhone', created_at: daysAgo(40), last_seen_at: daysAgo(3), is_current: false },
    ],
  },
  loadKeys: {
    keys: [
      {
        id: 1,
        name: 'Frog script',
        prefix: 'lp_3kQ9xT',
        scopes: ['jobs:read', 'tracker:read'],
        created_at: daysAgo(9),
        last_used_at: daysAgo(1),
      },
    ],
  },
  loadWebhooks: {
    webhooks: [
      {
        id: 1,
        search_id: 1,
        search_name: 'Curriculum from $70K',
        url: 'https://frogs.example/lilypad',
        created_at: daysAgo(9),
        ended_at: null,
        end_reason: null,
        deliveries: [
          {
            id: 1,
            created_at: daysAgo(1),
            outcome: 'sent',
            tries: 1,
            is_test: false,
            message_id: '8f14e45f-ceea-467f-a0c6-0f9e9f1b2c3d',
            status: 204,
            answer: '',
            error: null,
          },
        ],
      },
    ],
  },
  loadIntake: { intake: null },
}

const as = (user: User): Answers => ({ ...MEMBER, getLoggedInUser: { user: userRecord.encode(user) } })

export const AS_VISITOR: Answers = { getLoggedInUser: { user: null }, loadProfileOptions }
export const AS_PAID_MEMBER = as(PAULA)
export const AS_FREE_MEMBER = as({ ...PAULA, isFree: true, stripeSubscriptionId: null })
export const AS_ADMIN = as({ ...PAULA, firstName: 'Ada', isAdmin: true })
