import { randomUUID } from 'node:crypto'
import { inProduct } from './product-database.ts'

const DAY = 24 * 60 * 60 * 1000

export const daysBefore = (days: number): Date => new Date(Date.now() - days * DAY)

/** Inserts a job, with a unique title, that left its board that many days ago. */
export async function deletedJob(daysAgo = 0): Promise<{ title: string; url: string }> {
  const title = `Quiet Archivist ${randomUUID()}`
  const url = `https://jobs.example.com/${randomUUID()}/${randomUUID()}`
  const deletedAt = daysBefore(daysAgo)
  await inProduct((a) =>
    a.job({ title, url, companyName: 'Still Water Press', unlistedReason: 'deleted', deletedAt }),
  )
  return { title, url }
}
