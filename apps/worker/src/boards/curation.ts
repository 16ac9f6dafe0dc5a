import { readHtml } from '@lilypad/boards'
import type { Curation } from '@lilypad/db'
import { CURATION_VERSION, curate } from '@lilypad/domain'

/** How postings become jobs: `boards` reads the HTML, `domain` decides. */
export const curation: Curation = {
  version: CURATION_VERSION,
  curate(found, company) {
    const { markdown, text } = readHtml(found.html ?? '')
    return { job: curate(found, { company, markdown, text }), description: markdown === '' ? null : markdown }
  },
}
