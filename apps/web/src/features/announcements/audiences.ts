import type { Announcement } from '@lilypad/contracts'

export type AnnouncementFlag = 'forFree' | 'forPaid' | 'forVisitors'

/** The three flags under the names of the record. Source: specification part 1. */
export const AUDIENCES: readonly { flag: AnnouncementFlag; name: string }[] = [
  { flag: 'forFree', name: 'Free Users' },
  { flag: 'forPaid', name: 'Paid Users' },
  { flag: 'forVisitors', name: 'Non-logged-in Users' },
]

export const getAudienceNames = (announcement: Pick<Announcement, AnnouncementFlag>): string[] =>
  AUDIENCES.filter(({ flag }) => announcement[flag]).map(({ name }) => name)
