import { calls } from '@lilypad/contracts'
import { MADE_PASSWORD, sampleDocuments } from '@lilypad/testing'
import { Agent, request } from 'undici'

export type Member = { email: string; cookie: string; application: number }

/** What is visited, and the people in it. */
export type Product = {
  origin: string
  members: readonly Member[]
  jobs: number
  /** Of the list, as a browser would have it from its last visit. */
  etag: string | undefined
}

/** One request as a browser makes it. */
type Asked = {
  method?: 'GET' | 'POST'
  path: string
  /** Null: somebody without a session. */
  member: Member | null
  body?: object | Buffer
  type?: string
  etag?: string | undefined
}

/** Visitors come from as many addresses: the proxy bounds what a single one may leave unfinished. */
const LIMITS = { connections: 64, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 }
const agents = Array.from(
  { length: 32 },
  (_, n) => new Agent({ ...LIMITS, localAddress: `127.0.0.${n + 2}` }),
)

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** Asks, reads the answer to its end as it comes over the wire, and gives its ETag. */
async function ask({ origin }: Product, { method = 'GET', path, member, body, type, etag }: Asked) {
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
  return reply.headers.etag
}

const BOUNDARY = 'lilypad-bench'
const toUpload = ({ application: id }: Member) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="airtable_id"\r\n\r\n${id}\r\n` +
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
    ),
    Buffer.from(sampleDocuments.pdf),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const toNote = ({ application }: Member) => ({ job: { id: application, notes: `At ${Date.now()}` } })
const toLogIn = ({ email }: Member) => ({ email, password: MADE_PASSWORD, redemption_code: '' })

const anyJob = ({ jobs }: Product) => 1 + Math.floor(Math.random() * jobs)

/** Some member looks at something. */
const look = (product: Product, path: string, etag?: string) =>
  ask(product, { path, member: one(product.members), etag })

function post(product: Product, path: string, toBody: (member: Member) => object | Buffer, type?: string) {
  const member = one(product.members)
  const by = path === calls.logIn.path ? null : member
  return ask(product, { method: 'POST', path, member: by, body: toBody(member), ...(type && { type }) })
}

type Deed = (product: Product) => Promise<unknown>

/** What people do, and how often of a hundred times. Nine of ten come back to a list that they have. */
const DEEDS: readonly [number, Deed][] = [
  [14, (product) => look(product, '/')],
  [18, (product) => look(product, calls.loadFrontEndJobs.path, product.etag)],
  [2, (product) => look(product, calls.loadFrontEndJobs.path)],
  [14, (product) => look(product, calls.getLoggedInUser.path)],
  [10, (product) => look(product, calls.loadTrackedJobIds.path)],
  [8, (product) => look(product, calls.getSearches.path)],
  [3, (product) => look(product, calls.loadTrackedJobs.path)],
  [12, (product) => look(product, `${calls.loadFrontEndJob.path}?id=${anyJob(product)}`)],
  [8, (product) => look(product, `${calls.onJobClick.path}?id=${anyJob(product)}`)],
  [5, (product) => post(product, calls.toggleFavoriteJob.path, () => ({ id: anyJob(product) }))],
  [4, (product) => post(product, calls.updateTrackedJob.path, toNote)],
  [1, (product) => post(product, calls.logIn.path, toLogIn)],
  [
    1,
    (product) =>
      post(product, calls.uploadResume.path, toUpload, `multipart/form-data; boundary=${BOUNDARY}`),
  ],
]
const ALL = DEEDS.flatMap(([share, deed]) => Array<Deed>(share).fill(deed))

/** Somebody does something. */
export function visit(product: Product): Promise<unknown> {
  return one(ALL)(product)
}

export async function getListEtag(product: Product): Promise<string | undefined> {
  const etag = await look(product, calls.loadFrontEndJobs.path)
  return Array.isArray(etag) ? etag[0] : etag
}
