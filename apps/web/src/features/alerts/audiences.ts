import type { Alert } from '@lilypad/contracts'

export type AlertFlag = 'forFree' | 'forPaid' | 'forVisitors'

/** The three flags under the names of the record. Source: specification part 1. */
export const AUDIENCES: readonly { flag: AlertFlag; name: string }[] = [
  { flag: 'forFree', name: 'Free Users' },
  { flag: 'forPaid', name: 'Paid Users' },
  { flag: 'forVisitors', name: 'Non-logged-in Users' },
]

/** Who sees an alert, by name; empty when nobody does. */
export const audiencesOf = (alert: Pick<Alert, AlertFlag>): string[] =>
  AUDIENCES.filter(({ flag }) => alert[flag]).map(({ name }) => name)
