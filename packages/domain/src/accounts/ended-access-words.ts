import { plural } from '../text/plural.ts'

export type EndedAccess = {
  sessions: number
  keys: number
  webhooks: number
  feeds: number
  /** Absent from what an earlier version kept, as are mail addresses. */
  calendars?: number | undefined
  /** The private address for mails into the tracker. */
  mailAddresses?: number | undefined
}

const counted = (count: number, one: string, many?: string) => (count === 0 ? [] : [plural(count, one, many)])

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export function describeEndedAccess(access: Omit<EndedAccess, 'sessions'>): string {
  const { keys, webhooks, feeds, calendars = 0, mailAddresses = 0 } = access
  const ended = [
    ...counted(keys, 'key'),
    ...counted(webhooks, 'webhook'),
    ...counted(feeds, 'feed address', 'feed addresses'),
    ...counted(calendars, 'calendar address', 'calendar addresses'),
    ...counted(mailAddresses, 'mail address', 'mail addresses'),
  ]
  if (ended.length === 0) return ''
  const ways = [...(keys > 0 ? ['create new keys'] : []), ...(webhooks > 0 ? ['turn webhooks on again'] : [])]
  const were = keys + webhooks + feeds + calendars + mailAddresses === 1 ? 'was' : 'were'
  return [
    `${joined(ended)} ${were} switched off.`,
    ...(ways.length > 0 ? [`You can ${joined(ways)} under Account, Keys and webhooks.`] : []),
    ...(feeds > 0 ? ['Each saved search has a new feed address: copy it into your feed reader.'] : []),
    ...(calendars > 0 ? ['You can turn your calendar on again on your tracker.'] : []),
    ...(mailAddresses > 0 ? ['You can turn on a new mail address on the tracker.'] : []),
  ].join(' ')
}
