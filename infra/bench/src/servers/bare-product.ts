import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyPassword } from '@lilypad/crypto'
import * as db from '@lilypad/db'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'

/**
 * The routes of the mix (`visit.ts`) on a Fastify with nothing else: the same queries on a pool of the same size, and
 * what they find as JSON. No access, schema, limit, log, metric or page. Arguments: port, URL of the database, address of
 * the product whose page and list it copies, folder of files.
 */
const [port = '0', url = '', product = '', folder = ''] = process.argv.slice(2)

const database = db.openDatabase(url, { name: 'bare' })
async function copy(path: string) {
  const reply = await fetch(product + path, { headers: { 'accept-encoding': 'gzip' } })
  return { text: await reply.text(), etag: reply.headers.get('etag') ?? '' }
}
const [page, list] = await Promise.all([copy('/'), copy('/api/load_front_end_jobs')])

type Asked = { id?: string }
const app = fastify()
const getId = ({ query }: FastifyRequest) => Number((query as Asked).id)
const token = ({ headers: { cookie = '' } }: FastifyRequest) =>
  /lilypad_session=([\w-]+)/.exec(cookie)?.[1] ?? ''
/** Looked up once a second at most, as the product does. */
const known = new Map<string, db.FoundSession | null>()
setInterval(() => known.clear(), 1_000).unref()
async function whoIs(request: FastifyRequest) {
  const own = token(request)
  const found = known.get(own) ?? (await db.findSession(database.db, own, new Date()))
  known.set(own, found)
  return found?.person.id ?? 0
}

app.addContentTypeParser(/^multipart/, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.get('/', async (request, reply) => {
  await whoIs(request)
  return reply.type('text/html').send(page.text)
})
app.get('/api/load_front_end_jobs', async (request, reply) => {
  await whoIs(request)
  if (request.headers['if-none-match']) return reply.code(304).send()
  return reply.header('etag', list.etag).type('application/json').send(list.text)
})
app.get('/api/get_logged_in_user', async (request) => ({ id: await whoIs(request) }))
app.get('/api/load_tracked_job_ids', async (request) =>
  db.listTrackedJobIds(database.db, await whoIs(request)),
)
app.get('/api/get_searches', async (request) => db.listSearches(database.db, await whoIs(request)))
app.get('/api/load_tracked_jobs', async (request) =>
  db.listApplications(
    database.db,
    { userId: await whoIs(request), tier: 'premium' },
    { after: null, most: 2_000 },
  ),
)
app.get('/api/load_front_end_job', async (request) => {
  const userId = await whoIs(request)
  const which = { id: getId(request), tier: 'premium' as const, userId }
  const [job] = await Promise.all([db.findJob(database.db, which), db.findHidden(database.db, userId)])
  return job
})
app.get('/api/on_job_click', async (request) => {
  const userId = await whoIs(request)
  return db.recordClick(database.db, { jobId: getId(request), isSimilarJob: false, userId, tier: 'premium' })
})
app.post('/api/toggle_favorite_job', async (request) => {
  const { id: jobId } = request.body as { id: number }
  const whose = { jobId, userId: await whoIs(request), tier: 'premium' as const, now: new Date() }
  return { is_tracked: await db.toggleFavorite(database.db, whose) }
})
app.post('/api/update_tracked_job', async (request) => {
  const { job } = request.body as { job: { id: number; notes: string } }
  const whose = { userId: await whoIs(request), jobId: job.id }
  const over = { ...whose, notesVersion: null, now: new Date(), changedAt: null }
  const changed = await db.changeApplication(database.db, over, { notes: job.notes })
  return { changed, changes: await db.listStatusChanges(database.db, whose) }
})
app.post('/api/headless_log_in', async (request) => {
  const { email, password } = request.body as { email: string; password: string }
  const account = await db.findCredentials(database.db, email)
  if (!account || !(await verifyPassword(account.passwordHash, password))) return null
  return database.db.transaction(async (tx) => {
    await db.lockUser(tx, account.id)
    await db.recordLogIn(tx, account.id)
    await db.openSession(tx, { userId: account.id, userAgent: null, now: new Date() })
    return db.findPerson(tx, account.id)
  })
})
app.post('/api/tracker/upload_resume', async (request, reply: FastifyReply) => {
  const body = request.body as Buffer
  const which = {
    userId: await whoIs(request),
    jobId: Number(/id"\s+(\d+)/.exec(body.toString('latin1'))?.[1]),
  }
  if (!(await db.isTracked(database.db, which))) return reply.code(404).send()
  const key = randomUUID()
  await db.expectFile(database.db, key, new Date())
  await writeFile(join(folder, key), body)
  const stored = { key, filename: 'cv.pdf', bytes: body.length }
  return db.setDocument(database.db, { ...which, document: 'resume' }, { stored, now: new Date() })
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.send?.({ type: 'ready' })
