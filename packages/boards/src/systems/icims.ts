import { z } from 'zod'
import { needed, optional, webAddress } from '../answer-fields.ts'
import { subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { readApi } from '../icims/read-api.ts'
import { readCards } from '../icims/read-cards.ts'
import { changedForm, readItems, splitPlaces } from '../parse-answer.ts'
import { createPosting } from '../posting.ts'
import { byJobPosting, completeList, type ListedPosting } from '../read-details.ts'

const LABEL = 'iCIMS'
const VERSION = 2

const Card = z.object({ id: needed, title: needed, url: webAddress, place: optional, department: optional })

/** A tenant is the whole subdomain: a company has one for each of its boards. */
export const icims: BoardSystem = {
  id: 'icims',
  label: LABEL,
  readerVersion: VERSION,
  ...subdomains(
    'icims.com',
    '/jobs',
    'www api developer developer-community login support marketplace community',
  ),

  async read(tenant, context) {
    const { web, postingLimit: limit } = context
    const url = `https://${tenant}.icims.com/jobs/search`
    // The company's page shows the list in a frame.
    const first = await web.request({ url: `${url}?pr=0&in_iframe=1`, isBoard: true })
    const cards = await readCards(first, { web, url, limit })
    if (!cards) {
      const answer = await readApi(new URL(first.url).origin, { web, limit })
      if (answer) return { outcome: 'read', ...answer }
      throw changedForm(LABEL, 'it lists no postings')
    }
    const list = readItems(cards.rows, Card, toListed)
    const { cutShort } = cards
    return completeList(list, context, { version: VERSION, withDetail: byJobPosting(LABEL), cutShort })
  },
}

function toListed(card: z.infer<typeof Card>): ListedPosting {
  const posting = createPosting({
    externalId: card.id,
    title: card.title,
    url: card.url,
    places: splitPlaces(card.place),
    department: card.department,
  })
  return { posting, row: card, detailUrl: `${card.url}?in_iframe=1` }
}
