import type { AudienceId } from '../postings/job-values.ts'

type HomeJob = { companyName: string; featured: boolean; audience: readonly AudienceId[] }

const ASKS_EXPERIENCE: readonly AudienceId[] = ['RS2', 'RS3', 'IE1', 'IE2', 'IE3']
const EDUCATORS: readonly AudienceId[] = ['CP1', 'CP2', 'CP3']

/** Featured first, then for teachers without other experience, then for other educators, then the rest. */
function toRank({ featured, audience }: HomeJob): number {
  const isAmong = (ids: readonly AudienceId[]) => audience.some((id) => ids.includes(id))
  if (featured) return 0
  if (audience.includes('CP1') && !isAmong(ASKS_EXPERIENCE)) return 1
  return isAmong(EDUCATORS) ? 2 : 3
}

/** Of as many employers as there are, in the order of the list; and those that follow. */
export function chooseHomeJobs<J extends HomeJob>(jobs: readonly J[], most: number) {
  const ranked = jobs.toSorted((a, b) => toRank(a) - toRank(b))
  const employers = new Set<string>()
  const others: J[] = []
  const firsts = ranked.filter((job) => {
    const isFirst = !employers.has(job.companyName)
    employers.add(job.companyName)
    if (!isFirst) others.push(job)
    return isFirst
  })
  const inOrder = [...firsts, ...others]
  const chosen = new Set(inOrder.slice(0, most))
  return { chosen: jobs.filter((job) => chosen.has(job)), following: inOrder.slice(most) }
}
