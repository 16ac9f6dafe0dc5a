import { createContext, useContext } from 'react'

const AudienceColorsContext = createContext<Record<string, string>>({})

/** Audience label to colour, looked up once for all chips of a screen. */
export const AudienceColors = AudienceColorsContext.Provider
export const useAudienceColors = () => useContext(AudienceColorsContext)
