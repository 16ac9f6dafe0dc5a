import { createContext, useContext } from 'react'

const AudienceColorsContext = createContext<Record<string, string>>({})

/** Audience label to colour, for all chips of a screen: one look-up instead of one a chip. */
export const AudienceColors = AudienceColorsContext.Provider
export const useAudienceColors = () => useContext(AudienceColorsContext)
