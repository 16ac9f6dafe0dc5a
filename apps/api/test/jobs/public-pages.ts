import { schema } from '@lilypad/db'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

/** The public address of the product in these tests. */
export const PUBLIC = 'https://pond.example'

type Headers = Record<string, string>

/** An API for the tests around, without a job or a board before each, and how to look at the public pages of jobs. */
export function usePublicPages() {
  const opened: { api?: TestApi } = {}
  const api = (): TestApi => {
    if (!opened.api) throw new Error('The API is opened before the first test.')
    return opened.api
  }
  beforeAll(async () => {
    opened.api = await createTestApi({ env: { PUBLIC_URL: PUBLIC } })
  })
  afterAll(() => opened.api?.close())
  beforeEach(async () => {
    await api().db.delete(schema.postings)
    await api().db.delete(schema.jobs)
    await api().db.delete(schema.boards)
  })
  const get = (path: string, headers: Headers = {}) => api().visitor().fetch(path, { headers })
  return {
    api,
    /** A job that visitors may see. */
    free: (more: Parameters<TestApi['a']['job']>[0] = {}) => api().a.job({ freeTenth: true, ...more }),
    get,
    pageOf: async ({ id }: { id: number }) => (await get(`/jobs/${id}`)).text(),
  }
}
