import { calls } from '@lilypad/contracts'
import { sampleDocuments } from '@lilypad/testing'
import { Agent, request } from 'undici'
import type { Member, Town } from './town.ts'

/** One request as a browser makes it. */
type Asked = {
  method?: 'GET' | 'POST'
  path: string
  member?: Member | null
  body?: object | Buffer
  type?: string
  etag?: string | undefined
}

const agent = new Agent({ connections: 512, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 })

/** Asks, reads the answer to its end as it comes over the wire, and gives its status and ETag. */
const ask = async ({ origin }: Town, { method = 'GET', path, member, body, type, etag }: Asked) => {
  const sent = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const reply = await request(origin + path, {
    method,
    dispatcher: agent,
    headers: {
      'accept-encoding': 'gzip, br',
      ...(member && { cookie: member.cookie }),
      ...(sent && { 'content-type': type ?? 'application/json' }),
      ...(etag && { 'if-none-match': etag }),
    },
    ...(sent && { body: sent }),
  })
  await reply.body.dump({ limit: Number.MAX_SAFE_INTEGER })
  if (reply.statusCode >= 400) throw new Error(`${reply.statusCode} ${path.split('?', 1)[0]}`)
  return { status: reply.statusCode, etag: reply.headers.etag }
}

const post = (town: Town, path: string, member: Member, body: object) =>
  ask(town, { method: 'POST', path, member, body })

const BOUNDARY = 'lilypad-bench'
const uploadBody = (id: number) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="airtable_id"\r\n\r\n${id}\r\n` +
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
    ),
    Buffer.from(sampleDocuments.pdf),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const anyJob = ({ jobs }: Town) => 1 + Math.floor(Math.random() * jobs)

/** Some member looks at something. */
const look = (town: Town, path: string, etag?: string) => ask(town, { path, member: one(town.members), etag })

/** What people do, and how often of a hundred times. Nine of ten come back to a list that they have. */
const DEEDS: readonly { what: string; share: number; act: (town: Town) => Promise<unknown> }[] = [
  { what: 'open the page', share: 14, act: (town) => look(town, '/') },
  { what: 'list, unchanged', share: 18, act: (town) => look(town, calls.loadFrontEndJobs.path, town.etag) },
  { what: 'list, whole', share: 2, act: (town) => look(town, calls.loadFrontEndJobs.path) },
  { what: 'who am I', share: 14, act: (town) => look(town, calls.getLoggedInUser.path) },
  { what: 'favourites', share: 10, act: (town) => look(town, calls.loadTrackedJobIds.path) },
  { what: 'saved searches', share: 8, act: (town) => look(town, calls.getSearches.path) },
  { what: 'tracker', share: 3, act: (town) => look(town, calls.loadTrackedJobs.path) },
  {
    what: 'job page',
    share: 12,
    act: (town) => look(town, `${calls.loadFrontEndJob.path}?id=${anyJob(town)}`),
  },
  { what: 'click', share: 8, act: (town) => look(town, `${calls.onJobClick.path}?id=${anyJob(town)}`) },
  {
    what: 'star',
    share: 5,
    act: (town) => post(town, calls.toggleFavoriteJob.path, one(town.members), { id: anyJob(town) }),
  },
  {
    what: 'note',
    share: 4,
    act: (town) => {
      const member = one(town.members)
      return post(town, calls.updateTrackedJob.path, member, {
        job: { id: member.application, notes: `At ${Date.now()}` },
      })
    },
  },
  {
    what: 'log in',
    share: 1,
    act: (town) =>
      ask(town, {
        method: 'POST',
        path: calls.logIn.path,
        body: { email: one(town.members).email, password: town.password, redemption_code: '' },
      }),
  },
  {
    what: 'upload',
    share: 1,
    act: (town) => {
      const member = one(town.members)
      return ask(town, {
        method: 'POST',
        path: calls.uploadResume.path,
        member,
        body: uploadBody(member.application),
        type: `multipart/form-data; boundary=${BOUNDARY}`,
      })
    },
  },
]

const TOTAL = DEEDS.reduce((sum, { share }) => sum + share, 0)

/** What somebody does next. */
export const nextDeed = () => {
  let at = Math.random() * TOTAL
  for (const deed of DEEDS) {
    at -= deed.share
    if (at < 0) return deed
  }
  return DEEDS[0] as (typeof DEEDS)[number]
}

/** The ETag of the list, as a browser would have it from its last visit. */
export const etagOfList = async (town: Town): Promise<string | undefined> => {
  const { etag } = await look(town, calls.loadFrontEndJobs.path)
  return Array.isArray(etag) ? etag[0] : etag
}
