import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

type Answer = (reply: ServerResponse) => void

const json =
  (text: string): Answer =>
  (reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(text)

const offer = (id: number) => ({
  id,
  title: `Tutor ${id}`,
  careers_url: `https://acme.example/o/${id}`,
  status: 'published',
  location: 'Remote',
  remote: true,
  description: '<p>Teach.</p>',
})
const whole = JSON.stringify({ offers: [offer(1), offer(2), offer(3)] })

const sendForever: Answer = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  let left = 100
  const more = () => {
    while (left > 0 && !reply.destroyed) {
      left -= 1
      if (!reply.write(chunk)) return void reply.once('drain', more)
    }
    reply.end()
  }
  more()
}

/** A slow trickle of bytes, for longer than a request may take. */
const dripForever: Answer = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => reply.write(' '), 50)
  reply.once('close', () => clearInterval(timer))
}

const redirect =
  (to: string): Answer =>
  (reply) =>
    reply.writeHead(302, { location: to }).end()

/** 64 MiB of blanks in a few KiB. */
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))

/** Harmful behaviours of boards; each name is also a board's. */
export const FAULTS = {
  'answers-404': (reply) => reply.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
  'answers-500': (reply) => reply.writeHead(500).end('Oops.'),
  'sends-html': (reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>We are hiring!</p></html>'),
  'sends-half-a-document': json(whole.slice(0, whole.length / 2)),
  'sends-100-mb': sendForever,
  'says-nothing': () => {},
  'asks-who-we-are': (reply) => reply.writeHead(403).end('Forbidden'),
  'drips-bytes': dripForever,
  'sends-a-bomb': (reply) =>
    reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  'goes-in-circles': redirect('https://goes-in-circles.recruitee.com/api/offers/'),
  'leads-inward': redirect('http://169.254.169.254/latest/meta-data/'),
  'asks-for-patience': (reply) => reply.writeHead(429, { 'retry-after': '7200' }).end(),
  'has-enough-of-us': (reply) => reply.writeHead(429).end(),
  'is-overloaded': (reply) => reply.writeHead(503).end(),
  'challenges-us': (reply) =>
    reply
      .writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge', server: 'cloudflare' })
      .end('<title>Just a moment...</title>'),
} satisfies Record<string, Answer>
export type Fault = keyof typeof FAULTS

const many = (count: number) => Array.from({ length: count }, (_, index) => offer(index + 1))
const hostileTitle = '<script>alert(1)</script>Tutor" onload="alert(2)'

/** Odd contents that are still readable; each name is also a board's. */
export const ODDITIES = {
  'repeats-itself': json(JSON.stringify({ offers: [offer(1), offer(2), offer(2), offer(3), offer(1)] })),
  'has-5001-postings': json(JSON.stringify({ offers: many(5_001) })),
  'breaks-utf-8': (reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(Buffer.from(whole.replace('Tutor 1', 'Tut\u00ffr'), 'latin1')),
  'lies-about-its-charset': (reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json; charset=windows-1252' })
      .end(Buffer.from(whole.replace('Tutor 1', 'Tut\u00e9'), 'latin1')),
  'scripts-its-titles': json(
    JSON.stringify({
      offers: [{ ...offer(1), title: hostileTitle, description: `<p>Teach.</p>${hostileTitle}` }],
    }),
  ),
} satisfies Record<string, Answer>
export type Oddity = keyof typeof ODDITIES

/** A replay of Recruitee boards, one host each: fine until `break` is called, then each with its own fault. */
export async function startHostileBoards() {
  let isBroken = false
  const server = createServer((request, reply) => {
    const [, host = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
    const tenant = host.split('.')[0] ?? ''
    if (path === '/robots.txt') reply.writeHead(404).end()
    else if (isBroken && Object.hasOwn(FAULTS, tenant)) FAULTS[tenant as Fault](reply)
    else if (Object.hasOwn(ODDITIES, tenant)) ODDITIES[tenant as Oddity](reply)
    else json(whole)(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The hostile boards have no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    break() {
      isBroken = true
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
