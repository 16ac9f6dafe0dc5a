import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'

/** A readable name for the device behind a `User-Agent` header: `Firefox on Windows`. */
export const deviceName = (userAgent: string | null): string => {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || UNKNOWN
}
