import type { searchEngineCalls } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { listNoticeStandings, readClosedJobs, readMarkupReport } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import type { JobList } from '../list/job-list.ts'
import { closedPage } from './job-pages.ts'

const MAX_SHOWN = 100

/** Those closed lately, and which of them still carry markup. */
async function checkClosed({ config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>) {
  let numClosed = 0
  const withMarkup: number[] = []
  for await (const closed of readClosedJobs(db, now())) {
    numClosed += closed.length
    for (const job of closed)
      if (closedPage(job, [], config.http.publicUrl).includes('application/ld+json')) withMarkup.push(job.id)
  }
  return { numClosed, withMarkup }
}

export const searchEngineHandlers = ({
  jobList,
  ...deps
}: Pick<Deps, 'config' | 'database' | 'now'> & { jobList: JobList }): Handlers<typeof searchEngineCalls> => ({
  async loadSearchEngineReport() {
    const found = await readMarkupReport(deps.database.db, MAX_SHOWN)
    const { numClosed, withMarkup } = await checkClosed(deps)
    const files = [...(await jobList.sitemap()).values()]
    const sitemap = await Promise.all(files.map((file) => file.encoded('identity')))
    const addresses = sitemap.join('').match(/<url><loc>[^<]*/g) ?? []
    const jobPages = deps.config.http.publicUrl + serverPaths.jobs
    const standings = await listNoticeStandings(deps.database.db)
    return {
      num_public: found.all,
      num_with_markup: found.marked,
      num_broken: found.numBroken,
      problems: found.problems,
      broken: found.broken,
      num_closed: numClosed,
      closed_with_markup: withMarkup,
      sitemap: {
        files: files.length,
        addresses: addresses.length,
        jobs: addresses.filter((address) => address.includes(`${jobPages}/`)).length,
      },
      finders: standings.map((standing) => ({ ...toWire(standing), finder: standing.kind })),
    }
  },
})
