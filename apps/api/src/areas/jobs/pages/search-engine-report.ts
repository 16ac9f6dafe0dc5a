import type { searchEngineCalls } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { listNoticeStandings, type PublicJob, readPublicJobs } from '@lilypad/db'
import { findMarkupProblems } from '@lilypad/pages'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import type { JobList } from '../list/job-list.ts'
import { descriptionHtml } from './description-html.ts'
import { closedPage } from './job-pages.ts'
import { jobPosting } from './job-posting.ts'

const MOST_SHOWN = 100
type Broken = { job_id: number; title: string; problems: string[] }

const toMarkup = (job: PublicJob, publicUrl: string) => {
  const markdown = job.description || job.summary
  return jobPosting(job, markdown ? descriptionHtml(markdown) : null, publicUrl)
}

/** Looks at what each page carries, as it is written for search engines. */
const checkPages = async ({ config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>) => {
  const { publicUrl } = config.http
  const [at, broken, closedWithMarkup] = [now(), [] as Broken[], [] as number[]]
  let [numPublic, numWithMarkup, numClosed] = [0, 0, 0]
  for await (const { open, closed } of readPublicJobs(db, at)) {
    numPublic += open.length
    numClosed += closed.length
    for (const job of open) {
      const markup = toMarkup(job, publicUrl)
      if (markup === null) continue
      numWithMarkup += 1
      const problems = findMarkupProblems(markup, at)
      if (problems.length > 0) broken.push({ job_id: job.id, title: job.title, problems })
    }
    for (const job of closed)
      if (closedPage(job, [], publicUrl).includes('application/ld+json')) closedWithMarkup.push(job.id)
  }
  return { numPublic, numWithMarkup, numClosed, broken, closedWithMarkup }
}

const countProblems = (broken: readonly Broken[]) => {
  const counts = new Map<string, number>()
  for (const problem of broken.flatMap(({ problems }) => problems))
    counts.set(problem, (counts.get(problem) ?? 0) + 1)
  return [...counts].map(([problem, jobs]) => ({ problem, jobs })).sort((one, other) => other.jobs - one.jobs)
}

export const searchEngineHandlers = ({
  jobList,
  ...deps
}: Pick<Deps, 'config' | 'database' | 'now'> & { jobList: JobList }): Handlers<typeof searchEngineCalls> => ({
  async loadSearchEngineReport() {
    const { broken, ...checked } = await checkPages(deps)
    const files = [...(await jobList.sitemap()).values()]
    const sitemap = await Promise.all(files.map((file) => file.encoded('identity')))
    const addresses = sitemap.join('').match(/<url><loc>[^<]*/g) ?? []
    const jobPages = deps.config.http.publicUrl + serverPaths.jobs
    const standings = await listNoticeStandings(deps.database.db)
    return {
      num_public: checked.numPublic,
      num_with_markup: checked.numWithMarkup,
      num_broken: broken.length,
      problems: countProblems(broken),
      broken: broken.slice(0, MOST_SHOWN),
      num_closed: checked.numClosed,
      closed_with_markup: checked.closedWithMarkup,
      sitemap: {
        files: files.length,
        addresses: addresses.length,
        jobs: addresses.filter((address) => address.includes(`${jobPages}/`)).length,
      },
      finders: standings.map(({ kind, lastToldAt, refusedSince: _, ...standing }) => ({
        finder: kind,
        last_told_at: lastToldAt?.toISOString() ?? null,
        ...standing,
      })),
    }
  },
})
