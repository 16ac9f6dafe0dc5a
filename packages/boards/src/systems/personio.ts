import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, needed, optional } from '../answer-fields.ts'
import { asTenant } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { childrenNamed, childText, loadXml, type XmlElement } from '../html/load-xml.ts'
import { distinctWords, joinWords, readItems } from '../parse-answer.ts'

const HOST = /^([^.]+)\.jobs\.personio\.(de|com)$/

const Position = z.object({
  id: needed,
  name: needed,
  subcompany: optional,
  offices: z.array(optional),
  department: optional,
  employmentType: optional,
  schedule: optional,
  createdAt: optional,
  texts: z.array(z.object({ heading: optional, html: body })),
})
type Position = z.infer<typeof Position>
type Row = ReturnType<typeof toRow>

/**
 * Both hosts of a company give the same feed. Without a language, every position comes in the company's own; with `en`,
 * only positions with an English text have a text.
 */
export const personio: BoardSystem = {
  id: 'personio',
  label: 'Personio',
  readerVersion: 1,
  domains: ['personio.de', 'personio.com'],

  detect(address) {
    return asTenant(HOST.exec(address.hostname)?.[1])
  },

  careersUrl(tenant) {
    return `https://${tenant}.jobs.personio.de/`
  },

  async read(tenant, { web }) {
    const board = `https://${tenant}.jobs.personio.de`
    const own = readRows(await web.request({ url: `${board}/xml`, isBoard: true }))
    const translated = await web.request({ url: `${board}/xml?language=en` })
    const english = translated.status === 200 ? readRows(translated) : []
    const list = inEnglish(own, english)
    return { outcome: 'read', ...readItems(list, Position, (position) => toPosting(position, board)) }
  },
}

function readRows(response: WebResponse) {
  return childrenNamed(loadXml(response.text(), ['workzag-jobs']), 'position').map(toRow)
}

function toRow(position: XmlElement) {
  const [additional] = childrenNamed(position, 'additionalOffices')
  const [descriptions] = childrenNamed(position, 'jobDescriptions')
  return {
    id: childText(position, 'id'),
    name: childText(position, 'name'),
    subcompany: childText(position, 'subcompany'),
    offices: [
      childText(position, 'office'),
      ...(additional ? childrenNamed(additional, 'office').map(({ text }) => text) : []),
    ],
    department: childText(position, 'department'),
    employmentType: childText(position, 'employmentType'),
    schedule: childText(position, 'schedule'),
    createdAt: childText(position, 'createdAt'),
    texts: (descriptions ? childrenNamed(descriptions, 'jobDescription') : []).map((part) => ({
      heading: childText(part, 'name'),
      html: childText(part, 'value'),
    })),
  }
}

/** Each position in English where it has an English text, else in the company's own language, as where ids repeat. */
function inEnglish(own: readonly Row[], english: readonly Row[]): Row[] {
  const translated = new Map(english.map((row) => [row.id, row]))
  const ids = new Set(own.map((row) => row.id))
  if (ids.size < own.length) return [...own]
  const readable = own.map((row) => {
    const translation = translated.get(row.id)
    return translation?.texts.some(({ html }) => html) ? translation : row
  })
  return [...readable, ...english.filter((row) => !ids.has(row.id))]
}

function toPosting(position: Position, board: string): FoundPosting {
  return createPosting({
    externalId: position.id,
    title: position.name,
    url: `${board}/job/${encodeURIComponent(position.id)}`,
    html: sectionsToHtml(position.texts),
    places: distinctWords(position.offices),
    department: position.department,
    employment: joinWords([position.employmentType, position.schedule]) || null,
    postedAt: position.createdAt,
    company: position.subcompany,
  })
}
