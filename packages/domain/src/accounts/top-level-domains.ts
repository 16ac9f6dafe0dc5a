import tlds from 'tlds'

/** The list spells names of other scripts as people read them; addresses use the `xn--` form. */
const inAddresses = (name: string) => new URL(`https://${name}`).hostname

const NAMES = new Set(tlds.map(inAddresses))

export const isTopLevelDomain = (name: string): boolean => NAMES.has(name.toLowerCase())
