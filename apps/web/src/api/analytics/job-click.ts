import { type FullJob, fullJob, type JobRow, jobRow, type User } from '@lilypad/contracts'
import { type Properties, track } from './analytics.ts'

export type VisitorStatus = 'free' | 'paid' | 'not logged in'

export function toVisitorStatus(user: Pick<User, 'isFree'> | null): VisitorStatus {
  if (!user) return 'not logged in'
  return user.isFree ? 'free' : 'paid'
}

const toWire = (job: FullJob | JobRow): Record<string, unknown> =>
  'description' in job ? fullJob.encode(job) : jobRow.encode(job)

/** The job without its long texts, and who clicked. Source: specification part 1, 'Home page'. */
export function jobClickProperties(job: FullJob | JobRow, status: VisitorStatus): Properties {
  const { 'Full Job Description': _description, 'JD Summary': _summary, Facts: _facts, ...data } = toWire(job)
  return { ...data, 'Visitor Status': status }
}

let visitor: VisitorStatus = 'not logged in'

/** Who clicks from now on. It is kept here because cards that depended on it would be redrawn when it changes. */
export function setVisitor(user: Pick<User, 'isFree'> | null): void {
  visitor = toVisitorStatus(user)
}

export const trackJobClick = (event: string, job: FullJob | JobRow): void =>
  track(event, jobClickProperties(job, visitor))
