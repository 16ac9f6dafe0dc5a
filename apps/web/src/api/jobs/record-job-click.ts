import { api } from '../client.ts'

/** Tells the server that a job was opened. Failures are ignored. */
export function recordJobClick(id: number, isSimilarJob = false): void {
  api.onJobClick({ id, is_similar_job: String(isSimilarJob) }).catch(() => undefined)
}
