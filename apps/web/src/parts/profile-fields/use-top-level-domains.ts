import { type IsTopLevelDomain, topLevelDomains } from '@lilypad/domain'
import { useEffect, useState } from 'react'

/** Where the list does not arrive, the server has the last word on the domain. */
const anyDomain: IsTopLevelDomain = () => true

/** The list of top-level domains, which is a file of its own. Never rejects. */
export const loadTopLevelDomains = (): Promise<IsTopLevelDomain> => topLevelDomains().catch(() => anyDomain)

/** @param wanted true from the first sign that an address will be typed; null until they are known */
export function useTopLevelDomains(wanted: boolean): IsTopLevelDomain | null {
  const [known, setKnown] = useState<{ is: IsTopLevelDomain } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void loadTopLevelDomains().then((is) => !gone && setKnown({ is }))
    return () => {
      gone = true
    }
  }, [wanted])
  return known?.is ?? null
}
