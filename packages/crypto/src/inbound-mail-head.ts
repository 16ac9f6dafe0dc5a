import { hash } from 'node:crypto'

export const MAX_MAIL_BYTES = 5 * 1024 * 1024

/** More is no honest mail's, and is not looked at. */
const MAX_HEAD_BYTES = 64 * 1024
const MAX_ADDRESSES = 20

const sha256 = (text: string) => hash('sha256', text, 'hex')

export type MailHead = {
  /** What stands before the @ in the addresses of our domain, in the order in which they are named. */
  tokens: string[]
  messageHash: string
  senderHash: string
}

export const toSenderHash = (address: string): string => sha256(address.trim().toLowerCase())

/** Reads by plain look-ups what must be known of a message before it is parsed in a thread. */
export function readMailHead(raw: Buffer, domain: string): MailHead {
  const start = raw.subarray(0, MAX_HEAD_BYTES).toString('latin1')
  const [head = ''] = start.split(/\r?\n\r?\n/, 1)
  const ours = head
    .toLowerCase()
    .matchAll(new RegExp(`([0-9a-f]{32})@${domain.replaceAll('.', '\\.')}(?![\\w.-])`, 'g'))
  const tokens = [...new Set([...ours].map(([, token = '']) => token))].slice(0, MAX_ADDRESSES)
  const [, id = ''] = /^message-id:\s*<?([^<>\s]{1,900})/im.exec(head) ?? []
  const [, from = ''] = /^from:(.{1,900})/im.exec(head) ?? []
  return {
    tokens,
    messageHash: id ? sha256(id) : hash('sha256', raw, 'hex'),
    senderHash: toSenderHash(/<([^<>]+)>/.exec(from)?.[1] ?? from),
  }
}
