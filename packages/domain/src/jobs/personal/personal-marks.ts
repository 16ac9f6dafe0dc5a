export type PersonalMarks = { stars: ReadonlySet<number>; followed: ReadonlySet<string> }

/** A job with the marks of the person who looks at it: the very same where it has none. */
export function withMarks<J extends { id: number; companyName: string; isTracked: boolean }>(
  job: J,
  { stars, followed }: PersonalMarks,
): J & { isFollowed?: boolean } {
  const isTracked = stars.has(job.id)
  const isFollowed = followed.has(job.companyName)
  return isTracked || isFollowed ? { ...job, isTracked, isFollowed } : job
}
