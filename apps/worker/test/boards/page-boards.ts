import { once } from 'node:events'
import { createServer } from 'node:http'

const offers = (count: number) =>
  JSON.stringify({
    offers: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      title: `Tutor ${index + 1}`,
      careers_url: `https://acme.recruitee.com/o/${index + 1}`,
      status: 'published',
      location: 'Remote',
      remote: true,
      description: `<p>Teach class ${index + 1}.</p>`,
    })),
  })
const embedding =
  '<html><body><h1>Careers</h1><iframe src="https://acme.recruitee.com/"></iframe></body></html>'
const described = (id: string, title: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', value: id },
    url: `https://pond.example/careers/${id}`,
    description: '<p>Keep the books.</p>',
    jobLocationType: 'TELECOMMUTE',
  })}</script>`
const describing = `<html><body>${described('77', 'Librarian')}</body></html>`
const PAGES = {
  embedding,
  describing,
  'describing two': describing.replace('</body>', `${described('78', 'Archivist')}</body>`),
  linking: describing.replace(
    '</body>',
    '<a href="https://acme.recruitee.com/">Jobs of our friends</a></body>',
  ),
  'asking to log in': embedding.replace('</body>', '<form><input type="password"></form></body>'),
}

/** A replay of companies' own careers pages: they embed a Recruitee board, until `turn` is called. */
export async function startPageBoards() {
  let page: keyof typeof PAGES | 'redirecting' = 'embedding'
  let offered = 3
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const [, host = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
    if (!path.endsWith('/robots.txt')) asked.push(host)
    if (host === 'acme.recruitee.com' && path.startsWith('/api/offers')) {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(offers(offered))
    } else if (path.startsWith('/careers') && page === 'redirecting') {
      reply.writeHead(302, { location: 'https://acme.recruitee.com/' }).end()
    } else if (path.startsWith('/careers') || host === 'acme.recruitee.com') {
      const shown = page === 'redirecting' ? '' : PAGES[page]
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown)
    } else reply.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages have no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Hosts requested since the last call. */
    asked: () => asked.splice(0),
    /** How the pages are from now on, and how many postings the Recruitee board has. */
    turn(to: typeof page, ofBoard = 3) {
      page = to
      offered = ofBoard
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
