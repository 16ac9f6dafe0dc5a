import { calls } from '@lilypad/contracts'
import { sampleDocuments } from '@lilypad/testing'
import { Agent, request } from 'undici'
import type { FilledProduct, Member } from './filled-product.ts'

/** One request as a browser makes it. */
type Asked = {
  method?: 'GET' | 'POST'
  path: string
  member?: Member | null
  body?: object | Buffer
  type?: string
  etag?: string | undefined
}

/** Visitors come from as many addresses: the proxy bounds what a single one may leave unfinished. */
const ADDRESSES = 32
const LIMITS = { connections: 64, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 }
const agents = Array.from(
  { length: ADDRESSES },
  (_, n) => new Agent({ ...LIMITS, localAddress: `127.0.0.${n + 2}` }),
)

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** Asks, reads the answer to its end as it comes over the wire, and gives its status and ETag. */
const ask = async ({ origin }: FilledProduct, { method = 'GET', path, member, body, type, etag }: Asked) => {
  const sent = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const reply = await request(origin + path, {
    method,
    dispatcher: one(agents),
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

const post = (product: FilledProduct, path: string, member: Member, body: object) =>
  ask(product, { method: 'POST', path, member, body })

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

const anyJob = ({ jobs }: FilledProduct) => 1 + Math.floor(Math.random() * jobs)

/** Some member looks at something. */
const look = (product: FilledProduct, path: string, etag?: string) =>
  ask(product, { path, member: one(product.members), etag })

/** What people do, and how often of a hundred times. Nine of ten come back to a list that they have. */
const DEEDS: readonly { what: string; share: number; act: (product: FilledProduct) => Promise<unknown> }[] = [
  { what: 'open the page', share: 14, act: (product) => look(product, '/') },
  {
    what: 'list, unchanged',
    share: 18,
    act: (product) => look(product, calls.loadFrontEndJobs.path, product.etag),
  },
  { what: 'list, whole', share: 2, act: (product) => look(product, calls.loadFrontEndJobs.path) },
  { what: 'who am I', share: 14, act: (product) => look(product, calls.getLoggedInUser.path) },
  { what: 'favourites', share: 10, act: (product) => look(product, calls.loadTrackedJobIds.path) },
  { what: 'saved searches', share: 8, act: (product) => look(product, calls.getSearches.path) },
  { what: 'tracker', share: 3, act: (product) => look(product, calls.loadTrackedJobs.path) },
  {
    what: 'job page',
    share: 12,
    act: (product) => look(product, `${calls.loadFrontEndJob.path}?id=${anyJob(product)}`),
  },
  {
    what: 'click',
    share: 8,
    act: (product) => look(product, `${calls.onJobClick.path}?id=${anyJob(product)}`),
  },
  {
    what: 'star',
    share: 5,
    act: (product) =>
      post(product, calls.toggleFavoriteJob.path, one(product.members), { id: anyJob(product) }),
  },
  {
    what: 'note',
    share: 4,
    act: (product) => {
      const member = one(product.members)
      return post(product, calls.updateTrackedJob.path, member, {
        job: { id: member.application, notes: `At ${Date.now()}` },
      })
    },
  },
  {
    what: 'log in',
    share: 1,
    act: (product) =>
      ask(product, {
        method: 'POST',
        path: calls.logIn.path,
        body: { email: one(product.members).email, password: product.password, redemption_code: '' },
      }),
  },
  {
    what: 'upload',
    share: 1,
    act: (product) => {
      const member = one(product.members)
      return ask(product, {
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
export const etagOfList = async (product: FilledProduct): Promise<string | undefined> => {
  const { etag } = await look(product, calls.loadFrontEndJobs.path)
  return Array.isArray(etag) ? etag[0] : etag
}
