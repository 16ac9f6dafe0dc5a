import type { FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { body, listedAt, needed, optional, webAddress } from '../answer-fields.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { unescapeHtml } from '../html/escape.ts'
import { childrenNamed, childText } from '../html/load-xml.ts'
import { distinctWords, joinWords, readItems } from '../parse-answer.ts'
import { type FeedItem, readFeed } from '../rss.ts'

const LABEL = 'PeopleAdmin'
const POSTING = /\/postings\/(\d+)\/?$/

const Entry = listedAt(
  POSTING,
  z.object({
    url: webAddress,
    title: needed,
    html: body,
    postedAt: optional,
    place: optional,
    department: optional,
  }),
)

/** A tenant is the host: most colleges use their own. */
export const peopleadmin: BoardSystem = {
  id: 'peopleadmin',
  label: LABEL,
  readerVersion: 1,
  domains: ['peopleadmin.com'],
  exampleTenant: 'college.peopleadmin.com',

  detect({ hostname, pathname }) {
    const isHosted = /^(?!www\.)[a-z\d-]+\.peopleadmin\.com$/.test(hostname)
    return isHosted || /^\/postings\/(search|search\.atom|all_jobs\.atom)\/?$/.test(pathname)
      ? hostname
      : null
  },

  careersUrl(tenant) {
    return `https://${tenant}/postings/search`
  },

  async read(tenant, context) {
    const all = await readEntries(`https://${tenant}/postings/all_jobs.atom`, context)
    const search = `https://${tenant}/postings/search.atom`
    const entries = all?.length ? all : await readEntries(search, context, all === null)
    return { outcome: 'read', ...readItems(entries ?? [], Entry, toPosting) }
  },
}

/** Neither feed has pages. Null where there is no such feed. */
async function readEntries(url: string, { web }: BoardContext, isBoard = false): Promise<unknown[] | null> {
  const response = await web.request({ url, isBoard })
  return response.status === 200 ? readFeed(response.text()).items.map(toEntry) : null
}

function toEntry({ id, title, html, postedAt, element }: FeedItem) {
  const [author] = childrenNamed(element, 'author')
  return {
    ...{ url: id, title, html, postedAt },
    place: joinWords([childText(element, 'city'), childText(element, 'state')]),
    department: author ? childText(author, 'name') : null,
  }
}

function toPosting(entry: z.infer<typeof Entry>): FoundPosting {
  return createPosting({
    externalId: entry.parts[0],
    title: entry.title,
    url: entry.url,
    html: entry.html && unescapeHtml(entry.html),
    places: distinctWords([entry.place]),
    department: entry.department,
    postedAt: entry.postedAt,
  })
}
