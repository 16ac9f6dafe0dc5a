import { ApiError, type TrackerDocument } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { collectMyData, type DocumentName, listDocuments } from '@lilypad/db'
import { createStreams, streamData } from '../../http/downloads.ts'
import type { Needs, Some } from './handler-types.ts'

const KINDS: Record<DocumentName, TrackerDocument> = { resume: 'resume', coverLetter: 'cover_letter' }

/** Everything about a person, as it is read; null for nobody. */
export function createDataExport({ config, database: { db }, span }: Needs) {
  const stream = createStreams(span)
  return async (userId: number) => {
    const data = await collectMyData(db, userId)
    if (!data) return null
    // The files would not fit into one reply: each is listed with its download address.
    const documents = (await listDocuments(db, userId)).map(({ jobId, document, filename }) => ({
      jobId,
      document,
      filename,
      address: config.http.publicUrl + serverPaths.document.href(KINDS[document], jobId),
    }))
    return stream(userId, () => streamData({ ...data, documents }))
  }
}

export function myDataHandlers(needs: Needs): Some<'downloadMyData'> {
  const exportData = createDataExport(needs)
  return {
    async downloadMyData({ user }) {
      const data = await exportData(user.id)
      if (!data) throw new ApiError('unauthenticated')
      return data
    },
  }
}
