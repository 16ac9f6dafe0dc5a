import { ApiError, type contentCalls } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import {
  addSalesLogo,
  deleteAnnouncement,
  deleteContent,
  listStoredContents,
  moveContent,
  saveAnnouncement,
  saveTestimonial,
} from '@lilypad/db'
import { MAX_PICTURE_BYTES, pictureType } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { getAnnouncements } from '../../home/handlers.ts'

const NO_ANNOUNCEMENT = 'There is no such announcement.'
const NO_CONTENT = 'There is no such content.'
const NO_PICTURE = 'Please choose a picture: PNG, JPEG, WebP, GIF or AVIF.'
const TOO_LARGE = 'The picture must be 1 MB or smaller.'

/** The picture's type comes from its content, not its name. */
function readPicture(bytes: Uint8Array) {
  if (bytes.length > MAX_PICTURE_BYTES) throw new ApiError('too_large', TOO_LARGE)
  const type = pictureType(bytes)
  if (!type) throw new ApiError('unsupported_media', NO_PICTURE)
  return { ...type, content: Buffer.from(bytes) }
}

export function contentHandlers({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof contentCalls> {
  const { db } = database
  const announcements = async () => ({ alerts: await getAnnouncements(database) })

  const contents = async () => {
    const [testimonials, logos] = await Promise.all([
      listStoredContents(db, 'testimonial'),
      listStoredContents(db, 'sales_logo'),
    ])
    return {
      testimonials: testimonials.map(({ id, content }) => ({ id, ...content })),
      logos: logos.map(({ id, content: { name, file } }) => ({
        id,
        name,
        url: serverPaths.logo.href(file),
      })),
    }
  }

  return {
    async saveAlert({ request: { id, content, for_free, for_paid, for_visitors }, audit }) {
      const text = { content, forFree: for_free, forPaid: for_paid, forVisitors: for_visitors }
      orNotFound(await saveAnnouncement(db, id, text), NO_ANNOUNCEMENT)
      audit(content, { id, for_free, for_paid, for_visitors })
      return announcements()
    },

    async deleteAlert({ request: { id }, audit }) {
      audit(orNotFound(await deleteAnnouncement(db, id), NO_ANNOUNCEMENT), { id })
      return announcements()
    },

    getSiteContents: contents,

    async saveTestimonial({ request: { id, ...said } }) {
      orNotFound(await saveTestimonial(db, id, { ...said, is_sample: false }), NO_CONTENT)
      return contents()
    },

    async addSalesLogo({ request: { name }, file }) {
      await addSalesLogo(db, { name, ...readPicture(file.bytes) }, now())
      return contents()
    },

    async moveSiteContent({ request: { id, by }, audit }) {
      audit(orNotFound(await moveContent(db, id, by), NO_CONTENT), { id, by })
      return contents()
    },

    async deleteSiteContent({ request: { id }, audit }) {
      audit(orNotFound(await deleteContent(db, id), NO_CONTENT), { id })
      return contents()
    },
  }
}
