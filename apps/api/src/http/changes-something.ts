import type { Call } from '@lilypad/contracts'

/** Whether a call changes something; the specification has a few that do so by GET. */
export const changesSomething = ({ method, changes }: Pick<Call, 'method' | 'changes'>): boolean =>
  method === 'POST' || changes === true
