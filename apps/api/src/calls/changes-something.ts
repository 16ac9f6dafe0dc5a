import type { Call } from '@lilypad/contracts'

/** Whether a call does more than read: a few that the specification gives do so by GET. */
export const changesSomething = ({ method, changes }: Pick<Call, 'method' | 'changes'>): boolean =>
  method === 'POST' || changes === true
