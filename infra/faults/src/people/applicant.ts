import type { Topology } from '../topology.ts'

/** A member who keeps applications, and remembers what the product said that it has kept. */
export async function makeApplicant({ a, as }: Topology) {
  const user = await a.user()
  const browser = await as(user)
  const titles = new Set<string>()
  const notes = new Map<string, string>()
  let written = 0
  return {
    browser,
    /** How many applications were acknowledged. */
    acknowledged: () => titles.size,
    /** Adds an application, then writes notes to it. */
    async write(): Promise<void> {
      written += 1
      const title = `Coach ${user.id}-${written}`
      const { job } = await browser.addTrackedJob({ job_title: title, company_name: 'Pond School' })
      titles.add(title)
      await browser.updateTrackedJob({ job: { id: job.id, notes: `About ${title}`, notes_by: user.id } })
      notes.set(title, `About ${title}`)
    },
    /** The titles of applications that were acknowledged and are not there, or not with their notes. */
    async lost(): Promise<string[]> {
      const { jobs } = await browser.loadTrackedJobs({})
      const found = new Map(jobs.map((job) => [job['Job Title'], job.notes]))
      return [...titles].filter((title) => {
        const kept = found.get(title)
        return kept === undefined || (notes.has(title) && kept !== notes.get(title))
      })
    },
  }
}
