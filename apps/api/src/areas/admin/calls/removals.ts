import { ApiError, type ListedRemoval, type removalsCalls } from '@lilypad/contracts'
import { addRemoval, liftRemoval, listRemovals, type Removal } from '@lilypad/db'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import type { Needs } from '../../accounts/handler-types.ts'
import type { ListingsNeeds } from './listings.ts'
import { toRemovalReceipt } from './receipts.ts'

const toListed = (removal: Removal): ListedRemoval => ({ ...toWire(removal), num_jobs: removal.jobs })

/** Of a web address; what campaigns add to it is no part of it. */
function readAddress(typed: string): string {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address) || !new URL(address).hostname.includes('.'))
    throw new ApiError('bad_request', 'Please give a web address.')
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name)
  return url.href
}

export const removalsHandlers = ({
  database: { db },
  now,
  jobList,
  config,
  log,
}: Pick<ListingsNeeds, 'database' | 'now' | 'jobList'> & Pick<Needs, 'config' | 'log'>): Handlers<
  typeof removalsCalls
> => ({
  loadRemovals: async () => ({ removals: (await listRemovals(db)).map(toListed) }),

  async addRemoval({ request, audit, user }) {
    const company = request.company || null
    const url = request.url ? readAddress(request.url) : null
    if (company === null && url === null)
      throw new ApiError('bad_request', 'Please give a company or an address.')
    const { asked_by: askedBy, note } = request
    const at = now()
    const { id, jobs } = await addRemoval(db, { company, url, askedBy, note }, at)
    audit(company ?? url ?? '', { id, company, url, asked_by: askedBy, note, num_jobs: jobs })
    // After restoring an older backup, the operator must add it again.
    log.info({ id, company, url }, 'An employer is taken off the list.')
    jobList.forget()
    const { publicUrl } = config.http
    const name = company ?? url ?? ''
    const receipt = toRemovalReceipt({ name, publicUrl, askedBy, by: user.email, at, jobs })
    return { id, num_jobs: jobs, receipt }
  },

  async liftRemoval({ request: { id }, audit }) {
    const lifted = await liftRemoval(db, id, now())
    if (!lifted) throw new ApiError('not_found', 'There is no such removal, or it is lifted already.')
    audit(lifted.company ?? lifted.url ?? '', { id, asked_by: lifted.askedBy })
    log.info({ id }, 'An employer may be listed again.')
    jobList.forget()
    return {}
  },
})
