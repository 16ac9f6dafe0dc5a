import type { TrackedJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { outboundLink } from '@lilypad/domain'

export type RoleTarget = { href: string; isOutside: boolean }

/**
 * Where a role's title leads: to the job's page if there is a full description, otherwise to the company's own
 * with tracking parameters; null where there is neither. Source: specification part 2, 'Job tracker'.
 */
export const roleTarget = ({
  id,
  description,
  url,
}: Pick<TrackedJob, 'id' | 'description' | 'url'>): RoleTarget | null => {
  if (description) return { href: `#${paths.job.href(id)}`, isOutside: false }
  const href = url && outboundLink(url)
  return href ? { href, isOutside: true } : null
}
