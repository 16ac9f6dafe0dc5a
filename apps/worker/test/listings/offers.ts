import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Offer = {
  id: number
  title: string
  description?: string
  hybrid?: boolean
  location?: string
  company_name?: string
}

const text = (title: string) => `<p>You will lead the work of ${title} for our schools.</p>`

const offerOf = (tenant: string, { id, title, description = text(title), ...more }: Offer) => ({
  id,
  title,
  careers_url: `https://${tenant}.recruitee.com/o/${id}`,
  status: 'published',
  location: 'Remote',
  remote: true,
  description,
  ...more,
})

/** A replay of Recruitee boards by tenant, and of pages and pictures by address without scheme; all can be changed. */
export async function startOffers() {
  const boards = new Map<string, Offer[]>()
  const pages = new Map<string, string>()
  const files = new Map<string, Buffer>()

  const find = (path: string): { type: string; body: string | Buffer } | null => {
    const [, host = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
    const tenant = host.replace('.recruitee.com', '')
    const offers = rest.startsWith('/api/offers') ? boards.get(tenant) : undefined
    if (offers) {
      const body = JSON.stringify({ offers: offers.map((offer) => offerOf(tenant, offer)) })
      return { type: 'application/json', body }
    }
    const [page, file] = [pages.get(host + rest), files.get(host + rest)]
    if (page !== undefined) return { type: 'text/html; charset=utf-8', body: page }
    return file ? { type: 'image/png', body: file } : null
  }

  const server = createServer(({ url = '' }, reply) => {
    const answer = find(url)
    if (answer) reply.writeHead(200, { 'content-type': answer.type }).end(answer.body)
    else reply.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    boards,
    pages,
    files,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A page with structured data about one job. */
export const describing = (posting: object): string =>
  `<html><body><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    ...posting,
  })}</script></body></html>`
