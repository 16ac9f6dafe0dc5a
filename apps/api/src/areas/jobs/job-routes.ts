import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { outsideServices } from '../../http/headers.ts'
import type { Gate } from '../../http/implement.ts'
import { openToBrowsers } from '../../http/navigation.ts'
import type { JobList } from './list/job-list.ts'
import { addLogos } from './logos.ts'
import { addCompanyPages } from './pages/company-pages.ts'
import { addJobPages } from './pages/job-pages.ts'
import { addPublishedFiles } from './pages/published-files.ts'
import { addTitlePages } from './pages/title-pages.ts'
import { addJobPictures } from './pictures/job-pictures.ts'

/** Public pages of jobs and employers, what leads search engines to them, and pictures. */
export const addJobRoutes = async (
  app: FastifyInstance,
  deps: Deps,
  needs: { gate: Gate; jobList: JobList },
): Promise<void> => {
  addLogos(app, deps)
  await app.register(async (pages) => {
    await openToBrowsers(pages, deps.config, outsideServices(deps.config))
    const general = readFileSync(join(deps.folders.assets, 'share.png'))
    addJobPictures(pages, deps, { gate: needs.gate, general })
    addJobPages(pages, deps, needs)
    addCompanyPages(pages, deps, needs)
    addTitlePages(pages, deps, needs)
    addPublishedFiles(pages, deps, needs)
  })
}
