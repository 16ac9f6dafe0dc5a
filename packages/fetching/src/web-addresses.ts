import { parseWebAddress } from './web-address.ts'

/**
 * Whether messages may be sent to an address, by its form alone: https, no local name, no private number. Where a name
 * leads is looked at each time that something is sent.
 *
 * @param allowPrivate SCRAPE_ALLOW_PRIVATE: any address of the web then
 */
export const maySendTo = (address: string, allowPrivate: boolean): boolean => {
  try {
    const { protocol } = parseWebAddress(address, { allowPrivate, replaying: false })
    return allowPrivate || protocol === 'https:'
  } catch {
    return false
  }
}
