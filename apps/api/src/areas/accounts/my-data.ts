import { ApiError, type TrackerDocument } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { collectMyData, type DocumentName, listDocuments } from '@lilypad/db'
import { createStreams, streamData } from '../../http/downloads.ts'
import type { Needs, Some } from './needs.ts'

const KINDS: Record<DocumentName, TrackerDocument> = { resume: 'resume', coverLetter: 'cover_letter' }

export const myDataHandlers = ({ config, database: { db }, span }: Needs): Some<'downloadMyData'> => {
  const stream = createStreams(span)
  return {
    async downloadMyData({ user }) {
      const data = await collectMyData(db, user.id)
      if (!data) throw new ApiError('unauthenticated')
      // The files would not fit into one reply: each is listed with its download address.
      const documents = (await listDocuments(db, user.id)).map(({ jobId, document, filename }) => ({
        jobId,
        document,
        filename,
        address: config.http.publicUrl + serverPaths.document.href(KINDS[document], jobId),
      }))
      return stream(user.id, () => streamData({ ...data, documents }))
    },
  }
}
