import { ScrapeError } from '@lilypad/domain'
import { judge } from './judge.ts'
import type { Visitor } from './visit.ts'

export type FileOptions = {
  maxBytes: number
  accept: string[]
  signal?: AbortSignal
}

export type FetchedFile = { url: string; type: string; bytes: Uint8Array }

/** Throws ScrapeError: `gone` for 404 and 410, `changed` for another type or too large a file. */
export async function fetchFile(
  visit: Visitor,
  url: string,
  { maxBytes, accept, signal }: FileOptions & { signal: AbortSignal },
): Promise<FetchedFile> {
  const meter = { requests: 0, bytes: 0 }
  const answer = await visit({ url, headers: { accept: accept.join(', ') }, maxBytes, signal, meter })
  judge(answer, { isBoard: false, mayBeUnchanged: false, maxBytes })
  const { host } = answer.url
  if (answer.status >= 400)
    throw new ScrapeError('gone', `${host} answered ${answer.status}: there is no such file.`)
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!accept.includes(type)) {
    throw new ScrapeError(
      'changed',
      `${host} sent ${type || 'something unnamed'} in place of a file that is welcome.`,
    )
  }
  return { url: answer.url.href, type, bytes: answer.bytes }
}
