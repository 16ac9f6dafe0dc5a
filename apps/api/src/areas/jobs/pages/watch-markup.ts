import { keepMarkupChecks, listUncheckedJobs } from '@lilypad/db'
import { MINUTE_MS, newYorkDay, toChunks } from '@lilypad/domain'
import { findMarkupProblems } from '@lilypad/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { descriptionHtml } from './description-html.ts'
import { jobPosting } from './job-posting.ts'

const MOST_A_MINUTE = 2_000
/** Requests are answered between. */
const AT_ONCE = 20

/** Looks at what the pages of changed jobs carry, as it is written for search engines. */
export async function checkMarkup({
  config,
  database: { db },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Promise<void> {
  const today = newYorkDay(now())
  for (const some of toChunks(await listUncheckedJobs(db, today, MOST_A_MINUTE), AT_ONCE)) {
    const checked = some.map(({ version, ...job }) => {
      const markdown = job.description || job.summary
      const markup = jobPosting(job, markdown ? descriptionHtml(markdown) : null, config.http.publicUrl)
      return { id: job.id, version, problems: markup && findMarkupProblems(markup, now()) }
    })
    await keepMarkupChecks(db, checked, today)
  }
}

export function watchMarkup(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'database' | 'now' | 'span'>,
): void {
  let checking = Promise.resolve()
  const check = () => {
    checking = checking
      .then(() => checkMarkup(deps))
      .catch((error) => app.log.warn({ err: error }, 'Markup could not be checked; it is tried again.'))
  }
  const timer = setInterval(check, deps.span(MINUTE_MS)).unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return checking
  })
}
