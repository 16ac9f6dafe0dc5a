import { serverPaths } from '@lilypad/contracts/addresses'

/** The address of a saved search's RSS feed: its token is the only key to it. Null without a feed. */
export const feedAddress = (publicUrl: string, token: string | null): string | null =>
  token === null ? null : publicUrl + serverPaths.feed.href(`${token}.xml`)

/** The token and form that the last part of a feed's address names; null for anything else. */
export function readFeedFile(file: string): { token: string; isJson: boolean } | null {
  const [, token, form] = /^([\w-]{43})\.(xml|json)$/.exec(file) ?? []
  return token === undefined ? null : { token, isJson: form === 'json' }
}
